'use client';

import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { useEffect, useState } from 'react';
import type { SectionProps } from '../account-site.ts';
import { PasskeyOffer } from '../passkeys/passkey-offer.tsx';
import { knowsPasskeys } from '../passkeys/use-passkey.ts';
import { awayText, callAccount } from '../session/call-account.ts';
import { afterSignIn } from './after-sign-in.ts';
import { RegistrationForm } from './registration-form.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

type Step = 'asking' | 'phone' | 'profile' | 'passkey' | 'away';

const titles = { phone: 'Регистрация', profile: 'Как к\u00a0вам обращаться', passkey: 'Вход без\u00a0кодов' };

const leave = () => location.assign(afterSignIn(location.search));

/** `/registration/`: phone and code, then the profile and what is agreed to. */
export function RegistrationSection({ site }: SectionProps) {
  const [step, setStep] = useState<Step>('asking');
  useEffect(() => {
    const { restore } = useSignedIn.getState();
    restore();
    if (!useSignedIn.getState().user) return setStep('phone');
    void callAccount('GET /user', {}).then((reply) => {
      if (reply.kind === 'away') setStep('away');
      else if (reply.kind === 'refused') setStep('phone');
      else if (reply.body.firstName) leave();
      else setStep('profile');
    });
  }, []);
  if (step === 'asking') return <Skeleton height={320} shape="box" />;
  if (step === 'away') return <Notice tone="critical">{awayText}</Notice>;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        {titles[step]}
      </Heading>
      {step === 'phone' ? (
        <>
          <Text>Номер телефона заменяет логин и&nbsp;пароль: на&nbsp;него придёт код.</Text>
          <SignInSteps onSignedIn={({ isNew }) => (isNew ? setStep('profile') : leave())} />
        </>
      ) : step === 'profile' ? (
        <RegistrationForm mode={site.consentMode} onDone={() => (knowsPasskeys() ? setStep('passkey') : leave())} />
      ) : (
        <PasskeyOffer onDone={leave} />
      )}
    </Stack>
  );
}
