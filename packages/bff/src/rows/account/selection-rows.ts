import { contract } from '@showroom/api-contract/contract';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { sync } = contract.selection;
const { list, add, change, remove } = contract.watches;

/** Lists that are kept with the account, and what a customer watches. */
export const selectionRows = {
  'POST /selection/sync': row(sync, {
    body: ['owner', 'key', 'changes'],
    // A merge of full lists: a thousand changes.
    maxBody: 100_000,
    answer: answerOf(sync),
  }),
  'GET /saved-searches': row(list, { answer: answerOf(list) }),
  'POST /saved-searches': row(add, { body: ['watch'], maxBody: 5_000, answer: answerOf(add) }),
  'PUT /saved-searches/{id}': row(change, { body: ['pace', 'isStopped'], maxBody: 1_000, answer: answerOf(change) }),
  'DELETE /saved-searches/{id}': row(remove, { maxBody: 1_000, answer: answerOf(remove) }),
};
