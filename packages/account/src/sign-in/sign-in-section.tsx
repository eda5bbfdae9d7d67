'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { useEffect } from 'react';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { callAccount } from '../session/call-account.ts';
import { keepSignedIn, type SignedInAnswer } from '../session/call-sign-in.ts';
import { afterSignIn } from './after-sign-in.ts';
import { continueSignedIn } from './continue-signed-in.ts';
import { SignInSteps } from './sign-in-steps.tsx';

const lead = (answer: SignedInAnswer) => continueSignedIn(answer, afterSignIn(location.search));

/** `/lk/auth/`. Who is signed in already is led on. */
export function SignInSection() {
  useEffect(() => {
    const { restore } = useSignedIn.getState();
    restore();
    if (!useSignedIn.getState().user) return;
    void callAccount('GET /user', {}).then((reply) => {
      if (reply.kind !== 'done') return;
      keepSignedIn({ user: reply.body });
      location.replace(afterSignIn(location.search));
    });
  }, []);
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Вход в&nbsp;личный кабинет
      </Heading>
      <Text>Введите номер телефона: пришлём код. Если вы у&nbsp;нас впервые, здесь&nbsp;же откроется кабинет.</Text>
      <SignInSteps onSignedIn={lead} />
      <PasskeyButton onSignedIn={lead} />
    </Stack>
  );
}
