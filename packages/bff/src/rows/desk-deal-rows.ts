import { contract } from '@showroom/api-contract/contract';
import { dealFileBytes } from '@showroom/api-contract/desk-deals';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

const deals = contract.deskDeals;
const reservations = contract.deskReservations;
const press = { body: [], maxBody: 200 } as const;

/** Sales deals and bonus points of the staff desk. */
export const deskDealRows = {
  'GET /reports/deals': row(deals.list, { query: ['status', 'search', 'page'], answer: answerOf(deals.list) }),
  'GET /reports/deals/{id}': row(deals.get, { answer: answerOf(deals.get) }),
  'POST /reports/deals': row(deals.open, {
    body: ['phone', 'number', 'vehicleId', 'vehicleName', 'dealer', 'price', 'adviser'],
    maxBody: 5_000,
    answer: answerOf(deals.open),
  }),
  'POST /reports/deals/{id}/status': row(deals.move, {
    body: ['status'],
    maxBody: 1_000,
    answer: answerOf(deals.move),
  }),
  'PUT /reports/deals/{id}/next': row(deals.next, {
    body: ['adviser', 'text', 'by'],
    maxBody: 5_000,
    answer: answerOf(deals.next),
  }),
  'POST /reports/deals/{id}/payments': row(deals.plan, {
    body: ['name', 'dueOn', 'amount'],
    maxBody: 2_000,
    answer: answerOf(deals.plan),
  }),
  'POST /reports/deals/{id}/payments/{payment}/paid': row(deals.pay, {
    body: ['amount'],
    maxBody: 1_000,
    answer: answerOf(deals.pay),
  }),
  'POST /reports/deal-documents': row(deals.upload, {
    query: ['deal', 'name', 'isForSigning'],
    body: ['file'],
    isUpload: true,
    maxBody: dealFileBytes + 64 * 1024,
    timeoutMs: 30_000,
    answer: answerOf(deals.upload),
  }),
  'GET /reports/reservations': row(reservations.list, {
    query: ['status', 'page'],
    answer: answerOf(reservations.list),
  }),
  'POST /reports/reservations/{id}/release': row(reservations.release, {
    ...press,
    answer: answerOf(reservations.release),
  }),
  'POST /reports/reservations/{id}/convert': row(reservations.convert, {
    ...press,
    answer: answerOf(reservations.convert),
  }),
  'GET /reports/bonus': row(deals.bonus, { query: ['phone'], answer: answerOf(deals.bonus) }),
  'POST /reports/bonus': row(deals.addBonus, {
    body: ['phone', 'act', 'points', 'reason', 'key'],
    maxBody: 2_000,
    answer: answerOf(deals.addBonus),
  }),
};
