'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect, useRef } from 'react';
import * as css from '../desk.css.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Stands over the page until somebody has signed in. */
export function SignInDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby="desk-sign-in"
      onCancel={(event) => event.preventDefault()}
    >
      <Stack gap={4}>
        <Heading level={2} size="md" id="desk-sign-in">
          Войдите ещё раз
        </Heading>
        <Text>Сеанс закончился. Всё, что вы ввели на странице, на месте.</Text>
        <SignInForm onSignedIn={onSignedIn} />
      </Stack>
    </dialog>
  );
}
