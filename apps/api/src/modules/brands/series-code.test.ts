import { expect, test } from 'vitest';
import { loadFacts } from '../../seed/load-facts.ts';
import { seriesCode } from './series-code.ts';

test.each([
  ['XV70', 'xv70'],
  ['II рестайлинг', 'ii-restayling'],
  ['T200/T250', 't200-t250'],
  ['V (CN)', 'v-cn'],
  ['…', ''],
])('%s stands in a path as "%s"', (name, code) => {
  expect(seriesCode(name)).toBe(code);
});

test('every known generation has an address of its own, and none hides the credit page of its model', () => {
  const faults = loadFacts().marks.flatMap((mark) =>
    mark.models.flatMap((model) => {
      const codes = (model.generations ?? []).map(([name]) => seriesCode(name));
      const isBad = codes.some((code) => code === '' || code === 'credit') || new Set(codes).size < codes.length;
      return isBad ? [`${mark.code}/${model.code}: ${codes.join(', ')}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
