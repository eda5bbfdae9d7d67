import { contract } from '@showroom/api-contract/contract';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { user } = contract;

/** Who is signed in, and where. */
export const userRows = {
  'GET /user': row(user.get, { answer: answerOf(user.get) }),
  'PUT /user': row(user.put, {
    body: ['firstName', 'lastName', 'middleName', 'email', 'consents', 'consentVersion'],
    maxBody: 5_000,
    sent: ['x-forwarded-for'],
    answer: answerOf(user.put),
  }),
  'GET /user/sessions': row(user.sessions, { answer: answerOf(user.sessions) }),
  'DELETE /user/sessions/{id}': row(user.endSession, { maxBody: 1_000, answer: answerOf(user.endSession) }),
};
