import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgress, type ProgressMode } from './progress.ts';

function written(mode: ProgressMode): string {
  const out = new PassThrough();
  const report = createProgress(mode, out);
  for (let done = 0; done <= 1000; done += 1) report({ step: 'seed', done, total: 1000 });
  return String(out.read());
}

test('a program gets JSON lines, few, the last one complete', () => {
  const lines = written('json').trim().split('\n');
  expect(lines.length).toBeLessThan(20);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ progress: { step: 'seed', done: 1000, total: 1000 } });
});

test('a person gets a bar that fills up, a log file two lines', () => {
  expect(written('bar')).toMatch(/█{28} 100 % {2}1000\/1000\n$/);
  expect(written('plain')).toBe('Vehicles: 0 of 1000\nVehicles: 1000 of 1000\n');
});
