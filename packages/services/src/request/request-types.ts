import type { Answer } from '@showroom/bff/calls';

/** A request as its page shows it. */
export type Shown = Answer<'POST /request/view'>;
export type ChangeRoute = 'POST /request/note' | 'POST /request/withdraw';
/** Tells why a change was not made; undefined once it is. */
export type Change = (route: ChangeRoute, text?: string) => Promise<string | undefined>;
