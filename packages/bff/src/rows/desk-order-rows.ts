import { fileContent, ownFile } from '@showroom/api-contract/account-parts';
import { contract } from '@showroom/api-contract/contract';
import { deskOrder } from '@showroom/api-contract/desk-orders';
import { leadFileLimits } from '@showroom/domain/lead/lead-files';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

const desk = contract.deskOrders;
const maxBody = 30_000;

/** Service orders of the staff desk. */
export const deskOrderRows = {
  'GET /reports/service-orders': row(desk.list, {
    query: ['status', 'dealer', 'search', 'page'],
    answer: answerOf(desk.list),
  }),
  'GET /reports/service-orders/{order}': row(desk.order, { answer: deskOrder }),
  'POST /reports/service-orders/{order}/status': row(desk.move, {
    body: ['status', 'mileageKm'],
    maxBody,
    answer: deskOrder,
  }),
  'POST /reports/service-orders/{order}/works': row(desk.addWork, {
    body: ['name', 'reason', 'price', 'parts'],
    maxBody,
    answer: deskOrder,
  }),
  'POST /reports/service-orders/{order}/works/{work}/status': row(desk.moveWork, {
    body: ['status'],
    maxBody,
    answer: deskOrder,
  }),
  'POST /reports/service-orders/{order}/works/{work}/photos': row(desk.addPhoto, {
    body: ['file'],
    isUpload: true,
    maxBody: leadFileLimits.picture + 64 * 1024,
    timeoutMs: 30_000,
    answer: ownFile,
  }),
  'GET /reports/service-orders/{order}/works/{work}/photos/{photo}': row(desk.photo, {
    answer: fileContent,
    timeoutMs: 20_000,
  }),
  'POST /reports/service-orders/{order}/answers': row(desk.answer, { body: ['text'], maxBody, answer: deskOrder }),
};
