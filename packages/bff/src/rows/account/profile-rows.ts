import { contract } from '@showroom/api-contract/contract';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { profile } = contract;

/** What customers do with their own data. */
export const profileRows = {
  'GET /user/profile': row(profile.get, { answer: answerOf(profile.get) }),
  'POST /user/email': row(profile.sendEmail, {
    body: ['email'],
    maxBody: 2_000,
    kept: ['retry-after'],
    answer: answerOf(profile.sendEmail),
  }),
  'POST /user/phone/codes': row(profile.sendPhoneCodes, {
    body: ['phone'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    answer: answerOf(profile.sendPhoneCodes),
  }),
  'PUT /user/phone': row(profile.changePhone, {
    body: ['phone', 'oldCode', 'newCode'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    answer: answerOf(profile.changePhone),
  }),
  'PUT /user/consents/marketing': row(profile.putMarketing, {
    body: ['isGiven', 'textVersion'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    answer: answerOf(profile.putMarketing),
  }),
  'GET /user/export': row(profile.export, { kept: ['retry-after'], answer: answerOf(profile.export) }),
  'POST /user/deletion': row(profile.askDeletion, { maxBody: 1_000, answer: answerOf(profile.askDeletion) }),
  'DELETE /user/deletion': row(profile.cancelDeletion, { maxBody: 1_000, answer: answerOf(profile.cancelDeletion) }),
};
