import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { startExtraShell } from '../src/extra-shell.ts';
import { openFrontDoor } from '../src/front-door.ts';
import { settle } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';
import { carToDrive } from '../src/test-drive.ts';

/** A file of a build that never comes. */
const unanswered = '/_next/static/unanswered.js';

/** As it stood at /push-worker.js before there was one worker. */
const formerWorker = `self.addEventListener('push', () => {});`;

const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ scope, active, waiting, installing }) => [
      new URL(scope).pathname,
      // One that cannot take over is told beside the one that stays.
      ...[active, waiting, installing].flatMap((worker) => (worker ? [new URL(worker.scriptURL).pathname] : [])),
    ]);
  });

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

sharedByBrands((brand) => {
  test.describe('without a network', () => {
    test.use({ ...phone, serviceWorkers: 'allow' });

    test('favourites and what was looked at stand there; a worker of before is taken over, a withdrawn one leaves', async ({
      context,
      page,
      watch,
    }) => {
      const door = await openFrontDoor();
      const withdrawn = startExtraShell(brand.code, { WITHDRAW_WORKER: '1' });
      try {
        watch.visit(door.site);
        watch.lose();
        const shell = readStack().origins[brand.code];
        const names = ['topBannerClosed', 'installClosed'];
        await context.addCookies(names.map((name) => ({ name, value: '1', url: door.site })));
        door.leadTo(shell, { '/push-worker.js': formerWorker });
        await page.clock.install();
        await page.goto(`${door.site}/`);
        await page.evaluate(async () => {
          await navigator.serviceWorker.register('/push-worker.js');
          await navigator.serviceWorker.ready;
        });
        expect(await workers(page)).toEqual([['/', '/push-worker.js']]);

        const car = await carToDrive(brand);
        door.leadTo(shell);
        await page.goto(`${door.site}/catalog/${car.id}/`);
        await settle(page);
        await page
          .getByRole('button', { name: /^В избранное/ })
          .first()
          .click();
        const ready = page.getByText('теперь открываются и без интернета');
        await expect(async () => {
          await page.clock.runFor(1_000);
          await expect(ready).toBeVisible({ timeout: 500 });
        }).toPass();
        expect(await workers(page)).toEqual([['/', '/sw.js']]);
        for (const path of ['/favorites/', '/lk/', '/iframe/service/online/'])
          await page.goto(door.site + path, { waitUntil: 'load' });
        const kept = await keptPaths(page);
        expect(kept).toContain('/offline/vehicles.json');
        expect(kept).toContainEqual(expect.stringMatching(/^\/offline\/media\/.+\.webp$/));
        expect(kept.filter((path) => !/^\/(?:_next\/static|offline|fonts)\/|^\/offline\.html$/.test(path))).toEqual([]);

        door.leadTo(undefined);
        await page.goto(`${door.site}/cars/used/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи с сайтом');
        for (const name of ['Избранное', 'Вы смотрели']) {
          const section = page.locator('section').filter({ has: page.getByRole('heading', { name }) });
          await expect(section.getByRole('link')).toHaveAttribute('href', `/catalog/${car.id}/`);
          await expect(section.locator('img')).toHaveJSProperty('complete', true);
          expect(
            await section.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
          ).toBeGreaterThan(0);
        }
        await expectAccessible(page, 'the page without a network');
        // Another page's frame has nothing of ours to show, nor has the staff.
        for (const path of ['/iframe/service/online/', '/reports/']) {
          // In a tab of its own: the browser's page of the failure comes a moment later and would end the next visit.
          const tab = await page.context().newPage();
          await expect(tab.goto(door.site + path)).rejects.toThrow(/ERR_/);
          await tab.close();
        }

        await page.goto(`${door.site}/cars/used/`);
        door.leadTo(shell);
        await page.getByRole('button', { name: 'Обновить' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/с пробегом/i);

        // One that never ends answering stays in its place for minutes, and is withdrawn all the same.
        door.leadTo((await withdrawn).site, { [unanswered]: undefined });
        await page.evaluate((path) => void fetch(path, { keepalive: true }).catch(() => {}), unanswered);
        await page.goto(`${door.site}/about/`);
        await expect.poll(() => workers(page)).toEqual([]);
        // What that page still kept goes with the next one.
        await page.goto(`${door.site}/contacts/`);
        await expect.poll(async () => [await workers(page), await keptPaths(page)]).toEqual([[], []]);
        door.leadTo(undefined);
        await expect(page.goto(`${door.site}/cars/`)).rejects.toThrow(/ERR_/);
      } finally {
        door.close();
        (await withdrawn).stop();
      }
    });
  });
});
