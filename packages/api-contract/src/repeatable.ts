import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';

/** Idempotency key (B-13). A client makes one per filled form. */
const idempotencyKey = v.pipe(
  v.string(),
  v.check((key) => /^[A-Za-z0-9_-]{16,64}$/.test(key), 'нужны 16–64 латинские буквы, цифры, дефисы или подчёркивания'),
);

/** Headers of a write that may be sent again with the same key. */
export const repeatableHeaders = v.object({ 'idempotency-key': idempotencyKey });
/** Of one that who is signed in does as themselves; guests have no token. */
export const ownRepeatableHeaders = v.object({ ...authorizationHeaders.entries, ...repeatableHeaders.entries });

/** The answer of such a write; a repeated one says so. */
export const repeatableAnswer = <Body extends v.GenericSchema>(body: Body) =>
  v.object({
    headers: v.optional(v.object({ 'idempotent-replayed': v.optional(v.literal('true')) })),
    body,
  });
