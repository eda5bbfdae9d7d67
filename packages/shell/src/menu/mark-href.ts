import type { Mark } from '@showroom/domain/vehicle';

/** Where a mark leads: to its new cars, or to used ones when no new one is in stock. */
export function markHref(mark: Mark): string {
  return `/cars/${mark.stock.new > 0 ? 'new' : 'used'}/${mark.code}/`;
}
