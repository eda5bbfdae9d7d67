import { expect, test } from 'vitest';
import { canMoveStoreOrder, storeOrderStatuses } from '../shop/store-order.ts';
import { canMovePolicy, policyStatuses } from './insurance-policy.ts';
import { dealStatuses, nextDealStatuses } from './sales-deal.ts';
import { nextOrderStatuses, nextWorkStatuses, orderWorkStatuses, serviceOrderStatuses } from './service-order.ts';

const keys = <T extends string>(words: Readonly<Record<T, unknown>>) => Object.keys(words) as T[];
const by =
  <T extends string>(all: readonly T[], can: (from: T, to: T) => boolean) =>
  (from: T) =>
    all.filter((to) => can(from, to));

/** What can be come to from the first statuses. */
function reached<T extends string>(first: readonly T[], next: (from: T) => readonly T[]): string[] {
  const seen = new Set<T>(first);
  // A set that grows while it is walked is walked to its end.
  for (const status of seen) for (const to of next(status)) seen.add(to);
  return [...seen].toSorted();
}

// PD-24: the closed lists, each status of which somebody or something brings about.
test.each([
  [
    'service order',
    reached(['requested'], nextOrderStatuses),
    ['requested', 'confirmed', 'arrived', 'in_work', 'waiting_parts', 'done', 'issued', 'cancelled', 'no_show'],
    keys(serviceOrderStatuses),
  ],
  [
    'work',
    reached(['planned'], nextWorkStatuses),
    ['planned', 'approved', 'in_work', 'done', 'declined'],
    keys(orderWorkStatuses),
  ],
  [
    'sales deal',
    reached(['reserved'], nextDealStatuses),
    ['reserved', 'contract', 'payment', 'preparation', 'delivered', 'cancelled'],
    keys(dealStatuses),
  ],
  [
    'policy',
    reached(['processing'], by(keys(policyStatuses), canMovePolicy)),
    ['processing', 'active', 'expiring', 'expired', 'cancelled'],
    keys(policyStatuses),
  ],
  [
    'store order',
    reached(['created', 'awaiting_payment'], by(keys(storeOrderStatuses), canMoveStoreOrder)),
    ['created', 'awaiting_payment', 'paid', 'assembling', 'ready', 'completed', 'cancelled', 'refunded', 'expired'],
    keys(storeOrderStatuses),
  ],
])('every status of a %s is reached from its first ones, and there is no other', (_name, found, decided, declared) => {
  expect(declared.toSorted()).toEqual(decided.toSorted());
  expect(found).toEqual(decided.toSorted());
});
