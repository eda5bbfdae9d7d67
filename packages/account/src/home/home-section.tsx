'use client';

import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { awayText } from '../session/call-account.ts';
import { SessionList } from '../session/session-list.tsx';
import { useAccount } from '../session/use-account.ts';

/** `/lk/`: who is here, and where else. */
export function HomeSection() {
  const { data, isError } = useAccount('GET /user', {});
  if (isError) return <Notice tone="critical">{awayText}</Notice>;
  if (!data) return <Skeleton height={320} shape="box" />;
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        {data.firstName ? `Здравствуйте, ${data.firstName}!` : 'Личный кабинет'}
      </Heading>
      <PasskeyList />
      <SessionList />
    </Stack>
  );
}
