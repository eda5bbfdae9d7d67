import type { Page } from '@playwright/test';
import { open, settle } from '../src/open.ts';
import { desktop, expect, phone, sharedByBrands, test } from '../src/test.ts';
import { type Transfer, watchTraffic } from '../src/traffic.ts';

const kB = 1_000;
const aheadLimit = 60 * kB;

const ahead = (all: readonly Transfer[]) => all.filter(({ url }) => new URL(url).searchParams.has('_rsc'));
const sum = (list: readonly Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);

const card = (page: Page, index: number) =>
  page.getByRole('region', { name: 'Результаты' }).getByRole('article').nth(index).getByRole('link');

sharedByBrands((brand) => {
  test.use(desktop);

  test('a vehicle opens in the document of the list', async ({ page }) => {
    await open(page, '/cars/new/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await card(page, 0).click();
    await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
    expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded anew').toBe(true);
  });

  test('a page with a menu of its area beside it opens at its top', async ({ page }) => {
    for (const path of ['/about/', '/about/career/']) {
      await open(page, path);
      expect(await page.evaluate(() => scrollY), path).toBe(0);
    }
  });

  test.describe('on a phone whose pages scroll smoothly', () => {
    test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });
    test('what is opened from the top of a page is at its top, and stays there', async ({ page }) => {
      for (const link of ['article a[href^="/catalog/"]', 'header a[href="/"]']) {
        await open(page, '/cars/used/');
        await page.evaluate(() => {
          const positions: number[] = [];
          Object.assign(window, { positions });
          addEventListener('scroll', () => positions.push(scrollY));
        });
        // Without a pointer: nothing is scrolled into sight before.
        await page.locator(link).first().dispatchEvent('click');
        await expect(page).not.toHaveURL('/cars/used/');
        await settle(page);
        await page.waitForTimeout(1_000);
        expect(await page.evaluate(() => (window as Window & { positions?: number[] }).positions), link).toEqual([]);
      }
    });
  });

  test('a press that is let go elsewhere is taken back, and one with a key held opens a tab', async ({ page }) => {
    await open(page, '/cars/new/');
    const link = card(page, 1);
    const title = await page.title();
    await link.hover();
    await page.mouse.down();
    await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/cars\/new\/$/);
    await expect(page).toHaveTitle(title);
    const tab = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL(/\/catalog\/\d+\/$/);
    await expect(page).toHaveURL(/\/cars\/new\/$/);
    // By keyboard it is a link as any other.
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
  });

  test('what a list loads ahead is small, and it is the vehicles that can be seen', async ({ page }) => {
    const traffic = await watchTraffic(page);
    await page.goto('/cars/new/');
    await traffic.quiet();
    const early = ahead(traffic.transfers());
    console.log(`measured, ${brand.code}: ahead ${sum(early)} B in ${early.length}`);
    expect(early.length).toBeGreaterThan(0);
    expect(sum(early)).toBeLessThanOrEqual(aheadLimit);
    // Scrolled through, it stays the same: only a hand that comes near asks for more.
    await page.mouse.move(2, 2);
    for (let step = 0; step < 6; step++) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(100);
    }
    await traffic.quiet();
    expect(sum(ahead(traffic.transfers()))).toBe(sum(early));
    expect(early.filter(({ url }) => !/^\/catalog\/\d+\//.test(new URL(url).pathname))).toEqual([]);
  });

  test('the page scrolls and the header moves smoothly for who wants it, and at once under reduced motion', async ({
    page,
  }) => {
    await open(page, '/cookie/');
    const motion = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        if (!header) throw new Error('no header');
        return [getComputedStyle(document.documentElement).scrollBehavior, getComputedStyle(header).transitionProperty];
      });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motion()).toEqual(['smooth', expect.not.stringMatching(/^none$/)]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motion()).toEqual(['auto', 'none']);
  });

  test.describe('where data is dear', () => {
    test.use({ extraHTTPHeaders: { 'save-data': 'on' } });
    test('nothing is loaded ahead', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', {
          get: () => true,
        }),
      );
      const traffic = await watchTraffic(page);
      await open(page, '/cars/new/');
      await page.mouse.wheel(0, 2_000);
      await traffic.quiet();
      expect(ahead(traffic.transfers()).map(({ url }) => url)).toEqual([]);
      await card(page, 4).click();
      await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
    });
  });
});
