import { expect, test } from 'vitest';
import { coarseFirst, nearestFrame } from './watch-turn.ts';

test('while frames come the nearest loaded one is shown, across the start as well', () => {
  const has = (frames: readonly number[]) => (frame: number) => frames.includes(frame);
  expect(nearestFrame(5, 36, has([0, 5, 8]))).toBe(5);
  expect(nearestFrame(7, 36, has([0, 4, 8]))).toBe(8);
  expect(nearestFrame(35, 36, has([0, 4]))).toBe(0);
  expect(nearestFrame(18, 36, has([0]))).toBe(0);
  expect(nearestFrame(3, 36, has([]))).toBeUndefined();
});

test('every fourth frame is fetched first, each once', () => {
  expect(coarseFirst(10)).toEqual([0, 4, 8, 1, 2, 3, 5, 6, 7, 9]);
});
