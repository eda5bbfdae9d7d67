import type * as v from 'valibot';
import type { InputOf } from './calls.ts';
import type { deskRows } from './rows/desk-rows.ts';

/** Calls of the staff desk, by address. */
export type DeskRoute = keyof typeof deskRows;
export type DeskInput<R extends DeskRoute> = InputOf<typeof deskRows, R>;
export type DeskAnswer<R extends DeskRoute> = v.InferOutput<(typeof deskRows)[R]['answer']>;
