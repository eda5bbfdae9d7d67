'use client';

import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import type { SignedInAnswer } from '../session/call-sign-in.ts';
import { continueSignedIn } from './continue-signed-in.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/** Whether the page stays after the sign-in: the flag of the dialog. */
const stays = (query: string) => new URLSearchParams(query).has('stay');

/** The sign-in as a dialog. `?stay` in its query: back to the page below, else to the account. */
export function LoginDialog({ query }: { query: string }) {
  // The page is loaded anew: everything on it then knows who is here.
  const lead = (answer: SignedInAnswer) =>
    continueSignedIn(answer, stays(query) ? location.pathname + location.search : '/lk/');
  return (
    <Stack gap={4}>
      <Text>Введите номер телефона: пришлём код.</Text>
      <SignInSteps onSignedIn={lead} />
      <PasskeyButton onSignedIn={lead} />
    </Stack>
  );
}
