'use client';

import { useConsent } from '@showroom/visitor/consent-store';
import type { ReactNode } from 'react';

/** Opens the cookie toast again. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  const reopen = useConsent((state) => state.reopen);
  return (
    <button type="button" className={className} onClick={reopen}>
      {children}
    </button>
  );
}
