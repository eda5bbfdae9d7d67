import { contract } from '@showroom/api-contract/contract';
import { codeSent } from '@showroom/api-contract/lead';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

/** Asking for a code: whoever asks has no session yet. */
export const authRows = {
  'POST /auth/validate': row(contract.auth.validate, {
    body: ['phone'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    answer: codeSent,
  }),
  'POST /auth/passkey/options': row(contract.passkeys.askSignIn, {
    body: ['origin'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    answer: answerOf(contract.passkeys.askSignIn),
  }),
  /** Of the link in a letter: whoever opens it may be signed in elsewhere. */
  'POST /user/email/confirm': row(contract.profile.confirmEmail, {
    body: ['token'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    answer: answerOf(contract.profile.confirmEmail),
  }),
  /** Of the link in a letter that stops such letters. */
  'POST /notices/stop': row(contract.notices.stop, {
    body: ['token'],
    maxBody: 1_000,
    answer: answerOf(contract.notices.stop),
  }),
};
