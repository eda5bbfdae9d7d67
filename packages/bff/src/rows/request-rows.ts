import { contract } from '@showroom/api-contract/contract';
import { requestView } from '@showroom/api-contract/request';
import { row } from '../row.ts';

const { view, note, withdraw } = contract.request;
const common = { sent: ['x-forwarded-for'], kept: ['retry-after'], answer: requestView } as const;

/** The status page of a request: the token goes in the body, so that no address, log or history keeps it. */
export const requestRows = {
  'POST /request/view': row(view, { ...common, body: ['token'], maxBody: 1_000 }),
  'POST /request/note': row(note, { ...common, body: ['token', 'text'], maxBody: 20_000 }),
  'POST /request/withdraw': row(withdraw, { ...common, body: ['token'], maxBody: 1_000 }),
};
