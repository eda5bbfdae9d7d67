import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dialogForms } from '@showroom/domain/lead/dialog-forms';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { root } from '@showroom/launcher/env';
import { brands } from '../src/brands.ts';

for (const { code } of brands)
  test(`${code}: a script of the browser holds one form at most, and every dialog has its own`, () => {
    const folder = join(root, 'apps', code, '.next/static/chunks');
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    // The code of a form stands in its object and nowhere else.
    const names = (id: string) => new RegExp(`["'\`]${id}["'\`]`);
    const held = scripts.map((text) => Object.keys(leadForms).filter((id) => names(id).test(text)));
    expect(held.filter((ids) => ids.length > 1)).toEqual([]);
    expect([...new Set(held.flat())]).toEqual(expect.arrayContaining(Object.values(dialogForms)));
  });
