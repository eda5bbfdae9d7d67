'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useEffect } from 'react';
import { callDesk } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { afterSignIn } from './after-sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';

const leave = () => location.assign(afterSignIn(location.search));

/** The sign-in page. Who comes from another site and has a session already is led on. */
export function SignInSection() {
  useEffect(() => {
    void callDesk('GET /reports/session', {}).then(({ kind }) => kind === 'done' && leave());
  }, []);
  return (
    <div className={css.card}>
      <Stack gap={5}>
        <Heading level={1} size="lg">
          Вход для сотрудников
        </Heading>
        <SignInForm onSignedIn={leave} />
      </Stack>
    </div>
  );
}
