import { contract } from '@showroom/api-contract/contract';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { passkeys } = contract;

/** Passkeys of who is signed in. */
export const passkeyRows = {
  'GET /user/passkeys': row(passkeys.list, { answer: answerOf(passkeys.list) }),
  'POST /user/passkeys/options': row(passkeys.askNew, {
    body: ['origin'],
    maxBody: 1_000,
    answer: answerOf(passkeys.askNew),
  }),
  'POST /user/passkeys': row(passkeys.add, {
    body: ['origin', 'response'],
    maxBody: 20_000,
    sent: ['user-agent'],
    answer: answerOf(passkeys.add),
  }),
  'DELETE /user/passkeys/{id}': row(passkeys.remove, { maxBody: 1_000, answer: answerOf(passkeys.remove) }),
};
