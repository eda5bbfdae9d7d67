'use client';

import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { continueSignedIn } from './continue-signed-in.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/** Whether the page stays after the sign-in: the flag of the dialog. */
const stays = (query: string) => new URLSearchParams(query).has('stay');

/** The sign-in as a dialog. `?stay` in its query: back to the page below, else to the account. */
export function LoginDialog({ query }: { query: string }) {
  return (
    <Stack gap={4}>
      <Text>Введите номер телефона: пришлём код.</Text>
      <SignInSteps
        onSignedIn={(answer) =>
          // The page is loaded anew: everything on it then knows who is here.
          continueSignedIn(answer, stays(query) ? location.pathname + location.search : '/lk/')
        }
      />
    </Stack>
  );
}
