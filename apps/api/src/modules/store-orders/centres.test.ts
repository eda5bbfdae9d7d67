import type { PickupCentre } from '@showroom/api-contract/store-orders';
import { expect, test } from 'vitest';
import { soonerIn } from './centres.ts';

const centre = (code: string, city: PickupCentre['city'], readyOn: string): PickupCentre => ({
  ...{ code, name: code, city, address: '', phone: '', hours: [], readyOn, readyHours: null, isAllHere: false },
});

test('the buyer’s city stands first, then who has everything sooner, then as they came', () => {
  const all = [
    centre('neva', 'spb', '2026-11-24'),
    centre('east', 'msk', '2026-11-25'),
    centre('north', 'msk', '2026-11-24'),
    centre('west', 'msk', '2026-11-25'),
  ];
  expect(all.sort(soonerIn('msk')).map(({ code }) => code)).toEqual(['north', 'east', 'west', 'neva']);
});
