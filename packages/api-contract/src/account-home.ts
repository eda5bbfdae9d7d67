import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { ownFailures } from './failures.ts';

const words = v.nullable(v.string());
const line = v.object({ title: v.string(), status: v.string(), href: v.string() });

/** The start page of the account in one answer. */
export const accountHome = v.object({
  firstName: words,
  car: v.nullable(v.object({ id: v.string(), name: v.string(), stateNumber: words })),
  nextService: v.nullable(v.object({ dueOn: v.string(), mileage: v.number(), isOverdue: v.boolean() })),
  /** Open ones, service and sales, the newest first. */
  orders: v.array(line),
  bonus: v.nullable(
    v.object({ balance: v.number(), expiring: v.nullable(v.object({ points: v.number(), on: v.string() })) }),
  ),
  unread: v.number(),
  notices: v.array(v.object({ title: v.string(), href: v.string(), createdAt: v.string() })),
  /** Requests sent from the site, by this customer or by this phone. */
  requests: v.array(v.object({ number: v.string(), name: v.string(), stage: v.string(), createdAt: v.string() })),
  insurance: v.nullable(v.object({ id: v.string(), name: v.string(), endsOn: v.string() })),
});
export type AccountHome = v.InferOutput<typeof accountHome>;

export const accountHomeContract = {
  view: oc
    .errors(ownFailures)
    .route({
      method: 'GET',
      path: '/account/home',
      tags: ['Личный кабинет'],
      summary: 'Главная личного кабинета одним ответом',
      inputStructure: 'detailed',
    })
    .input(v.object({ headers: authorizationHeaders, query: v.strictObject({ holdingId }) }))
    .output(accountHome),
};
