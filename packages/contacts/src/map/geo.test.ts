import { expect, test } from 'vitest';
import { type Frame, planSize, project, widen } from './geo.ts';

const frame: Frame = { centre: [55.75, 37.6], spanKm: 40 };
const middle = planSize / 2;

test('the centre of the ground is the centre of the map, north is up and east is right', () => {
  expect(project([55.75, 37.6], frame)).toEqual({ x: middle, y: middle });
  const northEast = project([55.8, 37.7], frame);
  expect(northEast.x).toBeGreaterThan(middle);
  expect(northEast.y).toBeLessThan(middle);
});

test('a kilometre is as long to the east as to the north', () => {
  const north = middle - project([55.75 + 10 / 111.2, 37.6], frame).y;
  const east = project([55.75, 37.6 + 10 / (111.2 * Math.cos((55.75 * Math.PI) / 180))], frame).x - middle;
  expect(north).toBeCloseTo(planSize / 4, 6);
  expect(east).toBeCloseTo(north, 6);
});

test('a place outside widens the frame until it lies inside its margin; one inside changes nothing', () => {
  expect(widen(frame, [[55.8, 37.65]])).toEqual(frame);
  const { x, y } = project([56.3, 37.6], widen(frame, [[56.3, 37.6]], 0.1));
  expect(x).toBeCloseTo(middle, 6);
  expect(y).toBeCloseTo(planSize * 0.1, 6);
});
