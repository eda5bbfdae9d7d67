import { contract } from '@showroom/api-contract/contract';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

const { stop } = contract.watches;

/** The link of a message that stops it: the token goes in the body, so that no address, log or history keeps it. */
export const watchRows = {
  'POST /watch/stop': row(stop, { body: ['token', 'isStopped'], maxBody: 1_000, answer: answerOf(stop) }),
};
