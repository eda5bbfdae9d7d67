import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSize, type Spot } from './geo.ts';
import { pinDistance, spreadPins } from './spread-pins.ts';

const gapsOf = (spots: readonly Spot[]) =>
  spots.flatMap((a, index) => spots.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));

test('pins that do not touch stay where they are', () => {
  const pins = [
    { x: 100, y: 100 },
    { x: 300, y: 250 },
  ];
  expect(spreadPins(pins)).toEqual(pins);
});

test('two pins on one spot end beside each other, around that spot', () => {
  const [a, b] = spreadPins([
    { x: 200, y: 200 },
    { x: 200, y: 200 },
  ]);
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(pinDistance, 1);
  expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo(200, 6);
});

test('however up to eight centres lie, no pin covers another or leaves the map', () => {
  const coordinate = fc.double({ min: -50, max: planSize + 50, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 8 }), (pins) => {
      const spots = spreadPins(pins);
      for (const gap of gapsOf(spots)) expect(gap).toBeGreaterThan(pinDistance * 0.8);
      for (const { x, y } of spots) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(planSize);
      }
    }),
    { numRuns: 200 },
  );
});
