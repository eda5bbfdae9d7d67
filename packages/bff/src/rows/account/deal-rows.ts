import { contract } from '@showroom/api-contract/contract';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { salesDeals, vehicleReservations, loyalty, notices, accountHome } = contract;

/** Deals, the club, notices, and the start page of the account. */
export const dealRows = {
  'GET /account/home': row(accountHome.view, { answer: answerOf(accountHome.view) }),
  'GET /account/requests': row(accountHome.requests, { query: ['page'], answer: answerOf(accountHome.requests) }),
  'GET /orders/sales': row(salesDeals.list, { query: ['state', 'page'], answer: answerOf(salesDeals.list) }),
  'GET /orders/sales/{id}': row(salesDeals.get, { answer: answerOf(salesDeals.get) }),
  'GET /orders/sales/{id}/documents/{document}': row(salesDeals.file, {
    answer: answerOf(salesDeals.file),
    timeoutMs: 20_000,
  }),
  'POST /orders/sales/{id}/documents/{document}/sign': row(salesDeals.sign, {
    body: ['sha256'],
    maxBody: 1_000,
    answer: answerOf(salesDeals.sign),
  }),
  'GET /orders/reservations': row(vehicleReservations.list, {
    query: ['page'],
    answer: answerOf(vehicleReservations.list),
  }),
  'GET /loyalty': row(loyalty.view, { query: ['page'], answer: answerOf(loyalty.view) }),
  'GET /user/additional': row(loyalty.additional, { answer: answerOf(loyalty.additional) }),
  'GET /notifications': row(notices.list, { query: ['page'], answer: answerOf(notices.list) }),
  'POST /notifications/read': row(notices.read, { body: ['ids'], maxBody: 10_000, answer: answerOf(notices.read) }),
  'GET /notifications/settings': row(notices.settings, { answer: answerOf(notices.settings) }),
  'PUT /notifications/settings': row(notices.choose, {
    body: ['kind', 'channels'],
    maxBody: 1_000,
    answer: answerOf(notices.choose),
  }),
  'POST /notifications/push': row(notices.subscribe, {
    body: ['endpoint', 'p256dh', 'auth'],
    maxBody: 5_000,
    sent: ['user-agent'],
    answer: answerOf(notices.subscribe),
  }),
  'DELETE /notifications/push': row(notices.unsubscribe, {
    body: ['id'],
    maxBody: 1_000,
    answer: answerOf(notices.unsubscribe),
  }),
};
