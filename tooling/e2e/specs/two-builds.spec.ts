import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@showroom/launcher/env';
import { brands } from '../src/brands.ts';
import { startExtraShell } from '../src/extra-shell.ts';
import { openFrontDoor } from '../src/front-door.ts';
import { settle } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { desktop, expect, test } from '../src/test.ts';

/** Two real builds that are there anyway: those of the two brands. A deployment that becomes the other is a release. */
const [before, after] = brands;
const built = (code: string, path: string) => join(root, 'apps', code, '.next', path);
const buildId = (code: string) => readFileSync(built(code, 'BUILD_ID'), 'utf8').trim();

const openSearch = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click();
const servedBuild = (page: Page) => page.locator('html').getAttribute('data-build');

test.describe('two builds', () => {
  test.use(desktop);

  test('an open page goes on after a release with the parts of its own build, hears of it, and takes the new one when asked', async ({
    page,
    watch,
  }) => {
    const kept = mkdtempSync(join(tmpdir(), 'showroom-builds-'));
    cpSync(built(before.code, 'static'), join(kept, buildId(before.code)), { recursive: true });
    const door = await openFrontDoor();
    const released = await startExtraShell(after.code, { ASSETS_DIR: kept });
    try {
      watch.visit(door.site);
      watch.allow(404);
      await page.clock.install();
      door.leadTo(readStack().origins[before.code]);
      await page.goto(`${door.site}/cars/used/`);
      await settle(page);
      expect(await servedBuild(page)).toBe(buildId(before.code));

      door.leadTo(released.site);
      const late: string[] = [];
      page.on('response', (answer) => late.push(`${answer.status()} ${new URL(answer.url()).pathname}`));
      await openSearch(page);
      const search = page.getByRole('dialog', { name: 'Поиск' });
      await search.getByPlaceholder('Поиск').fill('седан');
      await expect(search.getByRole('status')).toContainText(/Каталог: |ничего не найдено/);
      const gone = late.filter(
        (line) => line.includes('/_next/static/') && !existsSync(built(after.code, line.split('/_next/')[1] ?? '')),
      );
      expect(gone.length, 'parts that the new build does not have').toBeGreaterThan(0);
      expect(gone.every((line) => line.startsWith('200 '))).toBe(true);
      expect(await servedBuild(page)).toBe(buildId(before.code));
      await page.keyboard.press('Escape');
      const news = page.getByText('Вышла новая версия сайта.');
      await expect(async () => {
        await page.clock.fastForward(60_000);
        await expect(news).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.getByRole('button', { name: 'Обновить' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-build', buildId(after.code));
      watch.lose();
    } finally {
      released.stop();
      door.close();
      rmSync(kept, { recursive: true, force: true });
    }
  });

  test('a part that no release has any more loads the page anew, once', async ({ page, watch }) => {
    const nothing = mkdtempSync(join(tmpdir(), 'showroom-builds-'));
    const door = await openFrontDoor();
    const released = await startExtraShell(after.code, { ASSETS_DIR: nothing });
    try {
      watch.visit(door.site);
      watch.allow(404);
      watch.cause('MIME type');
      watch.lose();
      door.leadTo(readStack().origins[before.code]);
      await page.goto(`${door.site}/cars/used/`);
      await settle(page);
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      door.leadTo(released.site);
      await openSearch(page);
      await expect(page.locator('html')).toHaveAttribute('data-build', buildId(after.code));
      await expect.poll(() => loads).toEqual([`${door.site}/cars/used/`]);
      // What was pressed is there after it.
      await expect(page.getByRole('dialog', { name: 'Поиск' }).getByPlaceholder('Поиск')).toBeVisible();
      expect(loads).toHaveLength(1);
    } finally {
      released.stop();
      door.close();
      rmSync(nothing, { recursive: true, force: true });
    }
  });
});
