import { create } from 'zustand';

/** What the visitor allowed: everything, or only what the site cannot work without. */
export type Consent = 'all' | 'necessary';

/** Marker in local storage; the toast is shown until it is set. */
export const consentKey = 'cookieConsent';

type ConsentState = {
  /** `unknown` until the marker was read: nothing is shown and nothing is loaded. */
  consent: Consent | 'none' | 'unknown';
  restore: () => void;
  give: (consent: Consent) => void;
  /** Asks again, from the footer. The old choice holds until a new one is made. */
  reopen: () => void;
};

function readMarker(): Consent | 'none' {
  try {
    const marker = localStorage.getItem(consentKey);
    return marker === 'all' || marker === 'necessary' ? marker : 'none';
  } catch {
    return 'none';
  }
}

export const useConsent = create<ConsentState>()((set) => ({
  consent: 'unknown',
  restore: () => set({ consent: readMarker() }),
  give: (consent) => {
    try {
      localStorage.setItem(consentKey, consent);
    } catch {
      // Storage is off: the choice holds for this page.
    }
    set({ consent });
  },
  reopen: () => set({ consent: 'none' }),
}));
