'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect } from 'react';
import { callDesk } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import type { DeskSite } from '../desk-site.ts';
import { afterSignIn } from './after-sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';

const leave = () => location.assign(afterSignIn(location.search));

/** The sign-in page. Who comes from another site and has a session already is led on. */
export function SignInSection({ site }: { site: DeskSite }) {
  useEffect(() => {
    void callDesk('GET /reports/session', {}).then(({ kind }) => kind === 'done' && leave());
  }, []);
  return (
    <div className={css.card}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text tone="quiet">{site.name}, рабочий стол</Text>
          <Heading level={1} size="md">
            Вход для{'\u00a0'}сотрудников
          </Heading>
        </Stack>
        <SignInForm onSignedIn={leave} />
      </Stack>
    </div>
  );
}
