import type { Mark } from '@showroom/domain/vehicle';

/** Where a mark leads: to its overview (PRD-2: side menu). */
export function markHref({ code }: Mark): string {
  return `/brands/${code}/`;
}
