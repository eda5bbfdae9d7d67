import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dialogForms } from '@showroom/domain/lead/dialog-forms';
import { root } from '@showroom/launcher/env';
import { brands } from '../src/brands.ts';
import { formWeights } from '../src/form-weights.ts';

/** Issue 10, «How good»: bytes of code, gzip. Its styles are mostly there already with the page and have a limit of their own. */
const most = { scripts: 40_000, styles: 10_000 };

for (const { code } of brands)
  test(`${code}: no form costs more than 40 kB when it is opened first`, () => {
    const weights = Object.entries(formWeights(join(root, 'apps', code), [...new Set(Object.values(dialogForms))]));
    expect(weights.filter(([, weight]) => weight === undefined)).toEqual([]);
    for (const kind of ['scripts', 'styles'] as const)
      expect(weights.filter(([, weight]) => (weight?.[kind] ?? 0) > most[kind])).toEqual([]);
  });
