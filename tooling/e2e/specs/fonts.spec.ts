import type { Page } from '@playwright/test';
import { findBrowser } from '@showroom/browser/find-browser';
import { getListing } from '../src/api.ts';
import type { BrandFacts } from '../src/brands.ts';
import { installStandIns } from '../src/installed-fonts.ts';
import { expectNoShift, watchShifts } from '../src/layout-shifts.ts';
import { open } from '../src/open.ts';
import { shownFonts } from '../src/shown-fonts.ts';
import { eachBrand, expect, phone, test } from '../src/test.ts';
import { asPhoneLine } from '../src/traffic.ts';

// Arial is on every desktop; a machine that runs tests has it by its metric twin.
const browser = await findBrowser();
test.use({ ...phone, launchOptions: { ...browser, env: { ...browser.env, ...(await installStandIns()) } } });

const pagesOf = async ({ holdingId }: BrandFacts) => {
  const [car] = (await getListing(holdingId, { condition: 'new' })).items;
  return ['/', '/cars/new/', `/catalog/${car?.id}/`, '/services/testdrive/', '/contacts/'];
};

/** Names of the fonts of all texts of the page, by where they come from. */
async function familiesOf(page: Page): Promise<{ own: string[]; standIn: string[] }> {
  const fonts = await shownFonts(page, 'body');
  const names = (isWebFont: boolean) => fonts.filter((font) => font.isWebFont === isWebFont).map(({ name }) => name);
  return { own: names(true), standIn: names(false) };
}

eachBrand((brand) => {
  test('where the font does not come in time, every page is whole in the stand-in, with its bold, and nothing moves', async ({
    page,
  }) => {
    let asked = 0;
    await watchShifts(page);
    // Until the pages have been looked at.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/fonts/*.woff2', async (route) => {
      asked++;
      await held;
      await route.continue();
    });
    for (const path of await pagesOf(brand)) {
      await open(page, path);
      const { own, standIn } = await familiesOf(page);
      expect.soft(own, path).toEqual([]);
      expect.soft(standIn.toSorted(), path).toEqual(['Arimo (Arimo)', 'Arimo Bold (Arimo-Bold)']);
      const heading = await shownFonts(page, 'h1');
      expect
        .soft(
          heading.map(({ isBold }) => isBold),
          `${path}: heading`,
        )
        .toEqual([true]);
    }
    await open(page, '/cars/new/');
    await page
      .getByRole('article')
      .first()
      .getByText(/₽$/)
      .first()
      .evaluate((element) => element.setAttribute('id', 'price'));
    expect((await shownFonts(page, '#price')).every(({ isBold }) => isBold)).toBe(true);
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    await expectNoShift(page, 'the late font');
    expect(asked).toBeGreaterThan(0);
  });

  test('on the line of a phone a page shows one family, from the first one on, and nothing moves', async ({ page }) => {
    await asPhoneLine(page);
    await watchShifts(page);
    for (const path of await pagesOf(brand)) {
      await open(page, path);
      const { own, standIn } = await familiesOf(page);
      expect.soft(own.length === 0 || standIn.length === 0, `${path}: ${[...own, ...standIn].join(', ')}`).toBe(true);
      await expectNoShift(page, path);
    }
  });

  test('the font has every letter and sign that the pages show', async ({ page }) => {
    // Waited for, so that the test judges what is in the font and not how fast it came.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('font-display:optional', 'font-display:block'),
      });
    });
    for (const path of await pagesOf(brand)) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const { own, standIn } = await familiesOf(page);
      expect.soft(standIn, path).toEqual([]);
      expect.soft(own.length, path).toBe(1);
    }
  });
});
