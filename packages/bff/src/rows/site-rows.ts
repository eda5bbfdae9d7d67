import { contract } from '@showroom/api-contract/contract';
import * as v from 'valibot';
import { searchFound } from '../answers/search-found.ts';
import { row } from '../row.ts';

/** What the frame of every page asks. */
export const siteRows = {
  'GET /search': row(contract.search.find, {
    query: ['query', 'pageVehicles', 'pageAccessories', 'pagePages', 'filter'],
    answer: searchFound,
  }),
  /** City of the visitor by address, null when unknown. */
  'GET /suggestions/location': row(contract.system.location, {
    sent: ['x-forwarded-for'],
    answer: v.object({ siteCityCode: v.nullable(v.string()) }),
  }),
  /** Sent by a page that is being left. */
  'POST /vitals': row(contract.vitals.tell, {
    body: ['load', 'route', 'device', 'measured'],
    maxBody: 4_000,
    sent: ['x-forwarded-for'],
    answer: v.object({ isDone: v.literal(true) }),
  }),
};
