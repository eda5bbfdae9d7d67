'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { afterSignIn } from './after-sign-in.ts';
import { continueSignedIn } from './continue-signed-in.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/** The code that lies in the outbox of this machine. */
async function keptCode(phone: string): Promise<string | null> {
  const answer = await fetch(`/api/authorization/dev/?${new URLSearchParams({ phone })}`);
  const body: unknown = answer.ok ? await answer.json() : null;
  return body && typeof body === 'object' && 'code' in body && typeof body.code === 'string' ? body.code : null;
}

/** `/authorization/dev/`: the sign-in with its code beside it. No production build has this page (B-17). */
export function DevelopmentSection() {
  const [code, setCode] = useState<string | null>();
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Вход для&nbsp;разработчика
      </Heading>
      {code === undefined ? null : (
        <Text>
          {code === null
            ? 'Кода нет: предыдущий отправлен меньше минуты назад или\u00a0лимит исчерпан.'
            : `Код: ${code}`}
        </Text>
      )}
      <SignInSteps
        onSent={(phone) => void keptCode(phone).then(setCode)}
        onSignedIn={(answer) => continueSignedIn(answer, afterSignIn(location.search))}
      />
    </Stack>
  );
}
