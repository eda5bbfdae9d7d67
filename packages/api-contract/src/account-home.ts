import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { pageNumber } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { ownFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';

const words = v.nullable(v.string());
const line = v.object({ title: v.string(), status: v.string(), href: v.string() });

/** A request sent from the site. */
export const accountRequest = v.object({
  number: v.string(),
  /** The form, and the vehicle that it was about. */
  name: v.string(),
  stage: v.string(),
  createdAt: v.string(),
});
export type AccountRequest = v.InferOutput<typeof accountRequest>;

/** The start page of the account in one answer. */
export const accountHome = v.object({
  firstName: words,
  car: v.nullable(
    v.object({
      ...{ id: v.string(), name: v.string(), stateNumber: words },
      /** Path of its picture without size and ending; null for a model that nobody knows. */
      picture: words,
    }),
  ),
  nextService: v.nullable(v.object({ dueOn: v.string(), mileage: v.number(), isOverdue: v.boolean() })),
  /** Open ones, service and sales, the newest first. */
  orders: v.array(line),
  bonus: v.nullable(
    v.object({ balance: v.number(), expiring: v.nullable(v.object({ points: v.number(), on: v.string() })) }),
  ),
  unread: v.number(),
  notices: v.array(v.object({ title: v.string(), href: v.string(), createdAt: v.string() })),
  /** Requests sent from the site, by this customer or by this phone. */
  requests: v.array(accountRequest),
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
  requests: oc
    .errors(ownFailures)
    .route({
      method: 'GET',
      path: '/account/requests',
      tags: ['Личный кабинет'],
      summary: 'Заявки с\u00a0сайта, новые сверху',
      inputStructure: 'detailed',
    })
    .input(v.object({ headers: authorizationHeaders, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(v.object({ items: v.array(accountRequest), meta: pageMeta })),
};
