import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeVin } from './decode-vin.ts';
import { policyStatusOn } from './insurance-policy.ts';
import { nextMaintenance } from './next-maintenance.ts';
import {
  canMoveOrder,
  isOpenOrder,
  nextOrderStatuses,
  nextWorkStatuses,
  orderSum,
  serviceOrderStatuses,
} from './service-order.ts';

const codes = Object.keys(serviceOrderStatuses) as (keyof typeof serviceOrderStatuses)[];

test('every status of an order but the first can be reached, and one that is over opens again for a late visitor alone', () => {
  const reached = new Set(codes.flatMap((from) => nextOrderStatuses(from)));
  expect(codes.filter((code) => !reached.has(code))).toEqual(['requested']);
  const closed = codes.filter((code) => !isOpenOrder(code));
  expect(closed.flatMap((code) => nextOrderStatuses(code))).toEqual(['arrived']);
  expect(canMoveOrder('issued', 'in_work')).toBe(false);
});

test('a work is done only after it was agreed to', () => {
  expect(nextWorkStatuses('planned')).toEqual(['approved', 'declined']);
  expect(
    orderSum([
      { status: 'declined', price: 500 },
      { status: 'planned', price: 200 },
      { status: 'done', price: 1 },
    ]),
  ).toBe(201);
});

test.each([
  ['active', '2026-12-31', 'active'],
  ['active', '2026-12-23', 'expiring'],
  ['expiring', '2026-11-23', 'expiring'],
  ['expiring', '2026-11-22', 'expired'],
  ['active', '2026-11-01', 'expired'],
  ['processing', '2020-01-01', 'processing'],
  ['cancelled', '2020-01-01', 'cancelled'],
] as const)('on 23 November a policy that is %s until %s is %s', (status, endsOn, becomes) => {
  expect(policyStatusOn(status, endsOn, '2026-11-23')).toBe(becomes);
});

test('the next service is by mileage, or a year after the last one', () => {
  const use = { mark: undefined, engine: 'petrol' as const, year: 2022 };
  const byMileage = nextMaintenance(
    {
      ...use,
      readings: [
        { km: 20_000, on: '2026-01-01' },
        { km: 29_000, on: '2026-10-28' },
      ],
    },
    '2026-11-01',
  );
  expect([byMileage?.service.mileage, byMileage?.kmLeft, byMileage?.dueOn]).toEqual([30_000, 1_000, '2026-11-30']);
  const byTime = nextMaintenance(
    { ...use, readings: [{ km: 31_000, on: '2026-10-28' }], served: { km: 29_500, on: '2025-12-01' } },
    '2026-12-02',
  );
  expect([byTime?.service.mileage, byTime?.dueOn, byTime?.isOverdue]).toEqual([45_000, '2026-12-01', true]);
  expect(nextMaintenance({ ...use, readings: [] }, '2026-11-01')).toBeUndefined();
});

test('more kilometres never put the next service off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 14_999 }), (km, more) => {
      const due = (reading: number) =>
        nextMaintenance(
          {
            mark: 'lada',
            engine: 'petrol',
            year: 2020,
            readings: [{ km: reading, on: '2026-11-01' }],
            served: { km: 15_000, on: '2026-10-01' },
          },
          '2026-11-01',
        )?.dueOn ?? '';
      expect(due(km + more) <= due(km)).toBe(true);
    }),
  );
});

test('a VIN names its maker and year where they are certain', () => {
  const makers = { lada: ['XTA'], haval: ['LGW'], tank: ['LGW'] };
  expect(decodeVin('ХТА210990Y2576191', makers, 2026)).toEqual({ marks: ['lada'], year: 2000 });
  expect(decodeVin('LGWEE4A5XMF123456', makers, 2026)).toEqual({ marks: ['haval', 'tank'], year: 2021 });
  expect(decodeVin('ZZZ21099004357619', makers, 2026)).toEqual({ marks: [], year: undefined });
});
