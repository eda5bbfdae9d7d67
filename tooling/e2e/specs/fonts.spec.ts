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
      const fonts = await shownFonts(page);
      expect
        .soft(
          fonts.map(({ isWebFont }) => isWebFont),
          path,
        )
        .not.toContain(true);
      // Regular text, and bold that is drawn so wherever it is asked for: headings, prices, buttons.
      expect.soft(new Set(fonts.map(({ weight }) => weight >= 600)), path).toEqual(new Set([false, true]));
      expect
        .soft(
          fonts.filter(({ weight, isBold }) => isBold !== weight >= 600),
          path,
        )
        .toEqual([]);
    }
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
      // Texts are asked one by one: a page that changes in between is asked again.
      const families = async () => {
        const fonts = await shownFonts(page);
        return new Set(fonts.map(({ isWebFont }) => (isWebFont ? 'the family' : 'the stand-in'))).size;
      };
      // A text is asked for its font by the browser's own tools, some hundreds of times.
      await expect.poll(families, { message: path, timeout: 60_000 }).toBe(1);
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
      expect
        .soft(
          (await shownFonts(page)).filter(({ isWebFont }) => !isWebFont),
          path,
        )
        .toEqual([]);
    }
  });
});
