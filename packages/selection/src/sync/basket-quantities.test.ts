import { afterEach, expect, test, vi } from 'vitest';
import { readQuantities } from './basket-quantities.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a count is read within what may be ordered, and what is none is left out', () => {
  const kept = [{ id: 1, count: 3 }, { id: 2, count: 120 }, { id: 3, count: 0 }, { id: 4, count: '5' }, null];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  expect([...readQuantities()]).toEqual([
    [1, 3],
    [2, 99],
  ]);
});
