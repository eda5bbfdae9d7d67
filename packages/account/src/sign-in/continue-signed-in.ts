import type { SignedInAnswer } from '../session/call-sign-in.ts';

/** Leaves for the page that was asked for; whoever is new tells a name first. */
export function continueSignedIn({ isNew }: Pick<SignedInAnswer, 'isNew'>, next: string): void {
  location.assign(isNew ? `/registration/?next=${encodeURIComponent(next)}` : next);
}
