import { expect, test } from 'vitest';
import { createWorkerPlan } from './worker-request.ts';

test.each([
  [false, '/sw.js'],
  [true, '/sw-withdrawn.js'],
])('withdrawn: %s, the worker is %s, at its former address as well', (isWithdrawn, path) => {
  const plan = createWorkerPlan(isWithdrawn);
  for (const url of ['/sw.js', '/push-worker.js', '/sw.js?1'])
    expect(plan(url)).toMatchObject({ kind: 'handler', path });
  for (const url of ['/', '/sw.js/', '/cars/sw.js', '/offline.html']) expect(plan(url)).toBeUndefined();
});
