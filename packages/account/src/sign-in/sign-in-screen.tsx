'use client';

import { Container } from '@showroom/ui/container';
import * as css from '../account.css.ts';
import { SignInSection } from './sign-in-section.tsx';

/** `/lk/auth/`. It knows nobody, so it is whole before any script. */
export function SignInScreen() {
  return (
    <Container>
      <div className={css.card}>
        <SignInSection />
      </div>
    </Container>
  );
}
