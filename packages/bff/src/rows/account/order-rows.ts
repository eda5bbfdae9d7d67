import { fileContent } from '@showroom/api-contract/account-parts';
import { contract } from '@showroom/api-contract/contract';
import { insuranceDetail } from '@showroom/api-contract/insurances';
import { orderDetail } from '@showroom/api-contract/service-orders';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { orders, insurances, storeOrders } = contract;
const maxBody = 20_000;

/** Service orders and policies of a customer. */
export const orderRows = {
  'GET /orders': row(orders.list, { query: ['state', 'car', 'page'], answer: answerOf(orders.list) }),
  'GET /orders/store': row(storeOrders.list, { query: ['state', 'page'], answer: answerOf(storeOrders.list) }),
  'GET /orders/{order}': row(orders.order, { answer: orderDetail }),
  'POST /orders/{order}/cancel': row(orders.cancel, { maxBody, answer: orderDetail }),
  'POST /orders/{order}/notes': row(orders.note, {
    body: ['text'],
    maxBody,
    kept: ['retry-after'],
    answer: orderDetail,
  }),
  'POST /orders/{order}/works/{work}/decision': row(orders.decide, {
    body: ['decision', 'price'],
    maxBody,
    answer: orderDetail,
  }),
  'GET /orders/{order}/works/{work}/photos/{photo}': row(orders.photo, { answer: fileContent, timeoutMs: 20_000 }),
  'POST /orders/claim': row(orders.claim, { body: ['secret'], maxBody, answer: orderDetail }),
  'GET /insurances': row(insurances.list, { answer: answerOf(insurances.list) }),
  'GET /insurances/{insurance}': row(insurances.policy, { answer: insuranceDetail }),
  'GET /insurances/{insurance}/documents/{document}': row(insurances.document, {
    answer: fileContent,
    timeoutMs: 20_000,
  }),
};
