import { oc } from '@orpc/contract';
import { bonusStatuses } from '@showroom/domain/account/loyalty';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import { pageNumber } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';

const headers = authorizationHeaders;

export const bonusRow = v.object({
  id: v.number(),
  status: v.picklist(codesOf(bonusStatuses)),
  /** Whole points; negative: taken out. */
  points: v.number(),
  reason: v.string(),
  availableOn: v.nullable(v.string()),
  expiresOn: v.nullable(v.string()),
  createdAt: v.string(),
});
export type BonusRow = v.InferOutput<typeof bonusRow>;

export const loyaltyView = v.object({
  /** False: whoever is not in the club has no level and no ledger. */
  isMember: v.boolean(),
  level: v.object({ name: v.string(), ratePercent: v.number(), payPercent: v.number() }),
  /** The level above and what is missing to it, kopecks. */
  next: v.nullable(v.object({ name: v.string(), left: v.number() })),
  balance: v.number(),
  pending: v.number(),
  /** What expires first. */
  expiring: v.nullable(v.object({ points: v.number(), on: v.string() })),
  items: v.array(bonusRow),
  meta: pageMeta,
});
export type LoyaltyView = v.InferOutput<typeof loyaltyView>;

/** Sum that expires first, for the user menu. */
export const userAdditional = v.object({
  earlyBonusSumEnd: v.nullable(v.object({ bonusQtySum: v.number(), date: v.string() })),
  /** Notices not read. */
  unread: v.number(),
});
export type UserAdditional = v.InferOutput<typeof userAdditional>;

const call = (path: `/${string}`, summary: string) =>
  oc.errors({ ...ownFailures, ...missingFailure }).route({
    method: 'GET',
    path,
    tags: ['Личный кабинет'],
    summary,
    inputStructure: 'detailed',
  });

/** The club: level, points, ledger. 404 where the holding has none. */
export const loyaltyContract = {
  view: call('/loyalty', 'Уровень, баланс, история баллов')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(loyaltyView),
  additional: call('/user/additional', 'Ближайшая сгорающая сумма и число непрочитанных уведомлений')
    .input(v.object({ headers, query: v.strictObject({ holdingId }) }))
    .output(userAdditional),
};
