import { contract } from '@showroom/api-contract/contract';
import { promoRow } from '@showroom/api-contract/desk-promo';
import { deskStoreOrder } from '@showroom/api-contract/desk-store';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

const desk = contract.deskStore;
const maxBody = 20_000;
const answer = deskStoreOrder;

/** Orders, low stock, promo codes and payments of the shop in the staff desk. */
export const deskStoreRows = {
  'GET /reports/store-orders': row(desk.list, {
    query: ['status', 'dealer', 'search', 'page'],
    answer: answerOf(desk.list),
  }),
  'GET /reports/store-orders/{id}': row(desk.order, { answer }),
  'POST /reports/store-orders/{id}/status': row(desk.move, { body: ['status'], maxBody, answer }),
  'POST /reports/store-orders/{id}/cancel': row(desk.cancel, { body: [], maxBody, answer }),
  'POST /reports/store-orders/{id}/refund': row(desk.refund, { body: ['lines', 'key', 'toStock'], maxBody, answer }),
  'POST /reports/store-orders/{id}/notes': row(desk.note, { body: ['text'], maxBody, answer }),
  'GET /reports/store-stock': row(desk.lowStock, { query: ['dealer', 'page'], answer: answerOf(desk.lowStock) }),
  'POST /reports/store-payments/{id}/acts': row(contract.deskPayments.act, {
    body: ['act'],
    maxBody,
    answer: answerOf(contract.deskPayments.act),
  }),
  'GET /reports/promo-codes': row(contract.deskPromo.list, {
    query: ['page'],
    answer: answerOf(contract.deskPromo.list),
  }),
  'POST /reports/promo-codes': row(contract.deskPromo.create, {
    body: ['code', 'kind', 'value', 'goodsFrom', 'endsOn', 'usesLimit'],
    maxBody,
    answer: promoRow,
  }),
  'POST /reports/promo-codes/{id}/end': row(contract.deskPromo.end, { body: [], maxBody, answer: promoRow }),
  'GET /reports/store-payments': row(desk.stuckPayments, { query: ['page'], answer: answerOf(desk.stuckPayments) }),
};
