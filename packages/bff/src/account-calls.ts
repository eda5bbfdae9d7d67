import type * as v from 'valibot';
import type { accountRows } from './account-rows.ts';
import type { InputOf } from './calls.ts';

/** Calls of the account, by address. */
export type AccountRoute = keyof typeof accountRows;
export type AccountInput<R extends AccountRoute> = InputOf<typeof accountRows, R>;
export type AccountAnswer<R extends AccountRoute> = v.InferOutput<(typeof accountRows)[R]['answer']>;
