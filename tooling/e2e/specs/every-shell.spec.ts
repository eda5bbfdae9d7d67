import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { smokeShell } from '@showroom/generators/smoke-shell';
import { root } from '@showroom/launcher/env';
import { findShells } from '@showroom/launcher/shells';
import { readStack } from '../src/running-stack.ts';
import { isFullMatrix } from '../src/test.ts';

// The other specs write down what the first two brands promise, and a third one is rehearsed by `verify:brand`. The full matrix
// asks every shell that stands in the stack.
test('every shell of the stack passes its smoke test', async () => {
  test.skip(!isFullMatrix, 'with --all');
  const { api, origins } = readStack();
  const shells = await findShells();
  expect(shells.length).toBeGreaterThanOrEqual(2);
  for (const brand of shells) {
    const { tokens } = (await import(join(root, 'apps', brand.code, 'brand/theme.tokens.ts'))) as {
      tokens: { color: { action: string } };
    };
    const results = await smokeShell({ origin: origins[brand.code] ?? '', api, brand, action: tokens.color.action });
    expect(
      results.filter(({ passed }) => !passed),
      brand.code,
    ).toEqual([]);
  }
});
