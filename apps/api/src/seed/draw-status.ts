import type { VehicleStatus } from '../db/schema.ts';
import type { Random } from './random.ts';

/** 3 % are gone (their pages answer 410), 1 % reserved, 1 % on their way and not priced yet: these two have a page but are not listed. */
export function drawStatus(random: Random): { status: VehicleStatus; priced: boolean } {
  const point = random.next();
  if (point < 0.022) return { status: 'sold', priced: true };
  if (point < 0.03) return { status: 'withdrawn', priced: true };
  if (point < 0.04) return { status: 'reserved', priced: true };
  return { status: 'on-sale', priced: point >= 0.05 };
}
