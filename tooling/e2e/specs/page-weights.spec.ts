import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@showroom/launcher/env';
import { ask } from '../src/ask.ts';
import { catalogKindsOf, isListingOrVehicle } from '../src/page-kinds.ts';
import { readStack } from '../src/running-stack.ts';
import { eachBrand, expect, test } from '../src/test.ts';

/** B, gzip: 0.7 kB more than first promised, since a list leads to the account and keeps a search. */
const listingHtml = 58_300;

eachBrand((brand) => {
  test('the frame adds at most 15 kB of script before anybody touches it', () => {
    const weigh = join(root, 'tooling/bench/src/frame-weight.ts');
    const { status, stdout } = spawnSync(process.execPath, [weigh, brand.code], { encoding: 'utf8' });
    console.log(`measured, ${brand.code}: ${stdout.split('\n')[0]}`);
    expect(status, stdout).toBe(0);
  });

  test('the list’s HTML, styles inlined, is at most 58.3 kB, gzip', async () => {
    const others = (await catalogKindsOf(brand)).filter(isListingOrVehicle).map(({ path }) => path);
    for (const path of ['/cars/', '/cars/new/', '/cars/used/', ...others]) {
      const answer = await ask(readStack().origins[brand.code], path, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers['content-encoding']).toBe('gzip');
      console.log(`measured, ${brand.code}: ${path} HTML ${answer.bytes} B gzip`);
      expect.soft(answer.bytes, path).toBeLessThanOrEqual(listingHtml);
    }
  });
});
