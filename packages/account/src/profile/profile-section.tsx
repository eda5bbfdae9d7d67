'use client';

import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import { AwayNotice } from '../parts/away-notice.tsx';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { useAccount } from '../session/use-account.ts';
import { ConsentList } from './consent-list.tsx';
import { EmailForm } from './email-form.tsx';
import { NamesForm } from './names-form.tsx';
import { OwnData } from './own-data.tsx';
import { PhoneForm } from './phone-form.tsx';
import * as css from './profile.css.ts';
import { Sessions } from './session-list.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A customer's own data: what is known, what was agreed to, where he is signed in, and the way out. */
export function ProfileSection() {
  const { data: profile, isError, refetch } = useAccount('GET /user/profile', {});
  return (
    <>
      <Heading level={1} size="lg">
        Профиль
      </Heading>
      {isError ? <AwayNotice onRetry={refetch} /> : null}
      {profile ? (
        <>
          <Part title="Личные данные">
            <NamesForm user={profile.user} />
          </Part>
          <Part title="Телефон">
            <PhoneForm phone={profile.user.phone} />
          </Part>
          <Part title="Почта">
            <EmailForm key={profile.user.email} profile={profile} />
          </Part>
          <Part title="Уведомления">
            <Text>
              Что и{'\u00a0'}куда присылать, выбирают в{'\u00a0'}разделе{' '}
              <TextLink href="/lk/notifications/">«Уведомления»</TextLink>.
            </Text>
          </Part>
          <Part title="Согласия">
            <ConsentList consents={profile.consents} />
          </Part>
          <section className={css.part}>
            <PasskeyList />
          </section>
          <section className={css.part}>
            <Sessions items={profile.sessions} />
          </section>
          <Part title="Ваши данные">
            <OwnData deletionAt={profile.deletionAt} />
          </Part>
        </>
      ) : isError ? null : (
        <Skeleton height={480} shape="box" />
      )}
    </>
  );
}
