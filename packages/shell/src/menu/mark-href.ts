import type { Mark } from '@showroom/domain/vehicle';

/** Where a mark leads: to its overview (specification, section 3: items of marks in the menus). */
export function markHref({ code }: Mark): string {
  return `/brands/${code}/`;
}
