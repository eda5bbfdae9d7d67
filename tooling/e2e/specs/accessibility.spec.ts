import type { Page } from '@playwright/test';
import { findGoneId, getListing } from '../src/api.ts';
import { expectAccessible } from '../src/axe.ts';
import { expectNoShift, readToTheEnd, watchShifts } from '../src/layout-shifts.ts';
import { open } from '../src/open.ts';
import { catalogKindsOf } from '../src/page-kinds.ts';
import { desktop, eachBrand, expect, isPaired, phone, sharedByBrands, test } from '../src/test.ts';

const opened = async (page: Page, path: string) => {
  await open(page, path);
  return page;
};

/** Beside the kinds of `catalogKindsOf`, overviews of marks among them. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'all cars', path: '/cars/' },
  { name: 'new cars', path: '/cars/new/' },
  { name: 'a mark', path: '/cars/used/toyota/' },
  { name: 'a filtered list', path: '/cars/used/?bodyType=suv&drive=full&priceTo=5000000' },
  { name: 'an empty list', path: '/cars/used/?bodyType=cabriolet&priceTo=100000' },
  { name: 'marks', path: '/brands/' },
  { name: 'contacts', path: '/contacts/' },
  { name: 'a legal page', path: '/consent-to-processing/' },
];

/** Those of the shop that no purchase passes, the steps of `shop.spec.ts`. */
const shopPages = [
  { name: 'the accessories', path: '/store/' },
  { name: 'a shelf of parts', path: '/parts/detali-dlya-to/' },
  { name: 'parts for a car', path: '/parts/?mark=haval&sale=1' },
  { name: 'the accessories in a partner’s frame', path: '/iframe/store/' },
  { name: 'the way to an invoice', path: '/pay/' },
];

eachBrand((brand) => {
  const vehiclePath = async () => `/catalog/${(await getListing(brand.holdingId)).items[0]?.id}/`;

  for (const [width, screen] of [
    [390, phone],
    [1440, desktop],
  ] as const) {
    if (!isPaired(brand, width)) continue;
    test.describe(`at ${width} px`, () => {
      test.use(screen);

      // Both are asked of each page at once: to open one costs more than to look at it.
      test('nothing jumps while a page of any kind loads and is read to its end, and nobody is shut out of it', async ({
        page,
      }) => {
        await watchShifts(page);
        for (const { name, path } of [...pages, ...(await catalogKindsOf(brand)), ...shopPages]) {
          await open(page, path);
          await readToTheEnd(page);
          await expectNoShift(page, path);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expectAccessible(page, name);
        }
      });

      test('nothing jumps on a vehicle’s page, and nobody is shut out of it, nor of its pictures in full screen', async ({
        page,
      }) => {
        await watchShifts(page);
        await open(page, await vehiclePath());
        await readToTheEnd(page);
        await expectNoShift(page, 'vehicle');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expectAccessible(page, 'vehicle');
        await page.getByRole('button', { name: 'Во весь экран' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'full screen');
      });

      test('nobody is shut out of the error pages', async ({ page, watch }) => {
        watch.allow(404, 410);
        await expectAccessible(await opened(page, '/nothing/'), '404');
        await expectAccessible(await opened(page, `/catalog/${await findGoneId(brand.holdingId)}/`), '410');
      });

      test('nobody is shut out of what opens above the page', async ({ page }) => {
        await open(page, '/cars/');
        if (width < 1024) {
          await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
          await expect(page.getByRole('form', { name: 'Фильтры' })).toBeVisible();
          await expectAccessible(page, 'filter sheet');
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: 'Открыть меню' }).click();
          await expectAccessible(page, 'side menu');
          await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Каталог' }).click();
          await expectAccessible(page, 'side menu, first level');
          await page.keyboard.press('Escape');
          await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Москва' }).click();
        } else {
          const menu = page.getByRole('navigation', { name: 'Главное меню' });
          for (const name of ['Каталог', 'Марки']) {
            await menu.getByRole('button', { name }).click();
            await expectAccessible(page, `mega menu ${name}`, ':popover-open');
            await page.keyboard.press('Escape');
          }
          await page.locator('header').first().getByRole('button', { name: 'Москва' }).click();
        }
        await expect(page.getByRole('dialog', { name: 'Город' })).toBeVisible();
        await expectAccessible(page, 'city panel');
      });

      test.describe('on a first visit', () => {
        test.use({ city: null, consent: null });
        test('nobody is shut out of the questions of a first visit', async ({ page }) => {
          await page.clock.install();
          await open(page, '/');
          await expect(page.getByRole('button', { name: 'Принять' })).toBeVisible();
          await expectAccessible(page, 'cookie toast');
          await page.getByRole('button', { name: 'Принять' }).click();
          if (!brand.cityPopup) return;
          await page.clock.runFor(4_000);
          await expect(page.getByText('Ваш город:')).toBeVisible();
          await expectAccessible(page, 'city popup');
        });
      });
    });
  }
});

sharedByBrands(() => {
  test('a whole purchase path needs no mouse: home, list, filter, vehicle', async ({ page }) => {
    /** Tab until what is wanted has the focus, as a person would; 200 presses are more than anybody has patience for. */
    const tabTo = async (wanted: ReturnType<Page['locator']>) => {
      for (let press = 0; press < 200; press++) {
        await page.keyboard.press('Tab');
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error('not reached by Tab');
    };
    await open(page, '/');
    const search = page.getByRole('search');
    await tabTo(search.getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cars/new/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const box = page.getByRole('form', { name: 'Фильтры' }).locator('input[name="mark"]').first();
    await tabTo(box);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/cars\/new\/[a-z0-9-]+\/$/);
    await expect(box).toBeFocused();
    const card = page.getByRole('article').first().getByRole('link');
    await tabTo(card);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
    await expect(page.locator('h1[data-item]').filter({ visible: true })).toBeVisible();
    // The next Tab goes into the vehicle, not on to the footer, which stood behind the card.
    await expect(page.locator('main')).toBeFocused();
  });
});
