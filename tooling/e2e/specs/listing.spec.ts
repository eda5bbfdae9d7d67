import type { Page } from '@playwright/test';
import { getListing } from '../src/api.ts';
import { open, settle, untilLayersKept } from '../src/open.ts';
import { desktop, expect, phone, sharedByBrands, test } from '../src/test.ts';
import { carsCounted, roubles, totalBesideHeading } from '../src/words.ts';

const filters = (page: Page) => page.getByRole('form', { name: 'Фильтры' });
const results = (page: Page) => page.getByRole('region', { name: 'Результаты' });
// The router keeps the pages before this one, hidden.
const total = (page: Page) => page.locator(totalBesideHeading).filter({ visible: true });
const cards = (page: Page) => results(page).getByRole('article');
const tick = (page: Page, name: string, value: string) =>
  filters(page).locator(`input[name="${name}"][value="${value}"]`);

/** A mark that stands in the list before «Показать все». */
const firstMark = async (page: Page) =>
  (await filters(page).locator('input[name="mark"]').first().getAttribute('value')) ?? '';

sharedByBrands((brand) => {
  const count = async (query: Record<string, string>) =>
    (await getListing(brand.holdingId, query)).meta.page.totalResults;

  test.describe('on a wide screen', () => {
    test.use(desktop);

    test('a tick filters at once: address, count, cards and chip follow, the focus stays, Back undoes it', async ({
      page,
    }) => {
      await open(page, '/cars/used/');
      await expect(total(page)).toHaveText(carsCounted(await count({ condition: 'used' })));
      await tick(page, 'bodyType', 'sedan').check();
      await expect(page).toHaveURL('/cars/used/?bodyType=sedan');
      const sedans = await count({ condition: 'used', bodyType: 'sedan' });
      await expect(total(page)).toHaveText(carsCounted(sedans));
      await expect(tick(page, 'bodyType', 'sedan')).toBeFocused();
      await expect(cards(page)).toHaveCount(Math.min(24, sedans));
      await expect(
        page.getByRole('list', { name: 'Выбрано' }).getByRole('link', { name: 'Убрать: Седан' }),
      ).toBeVisible();

      const mark = await firstMark(page);
      await tick(page, 'mark', mark).check();
      await expect(page).toHaveURL(`/cars/used/${mark}/?bodyType=sedan`);
      await expect(total(page)).toHaveText(carsCounted(await count({ condition: 'used', bodyType: 'sedan', mark })));
      await expect(tick(page, 'mark', mark)).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL('/cars/used/?bodyType=sedan');
      await expect(total(page)).toHaveText(carsCounted(sedans));
      await expect(tick(page, 'mark', mark)).not.toBeChecked();
      await expect(tick(page, 'bodyType', 'sedan')).toBeChecked();
    });

    test('chips drop one choice each, the reset drops all', async ({ page }) => {
      await open(page, '/cars/?bodyType=suv&drive=full&priceTo=5000000');
      const chips = page.getByRole('list', { name: 'Выбрано' });
      await expect(chips.getByRole('link', { name: /^Убрать/ })).toHaveCount(3);
      await chips.getByRole('link', { name: /Цена/ }).click();
      await expect(page).toHaveURL('/cars/?bodyType=suv&drive=full');
      await expect(total(page)).toHaveText(carsCounted(await count({ bodyType: 'suv', drive: 'full' })));
      await chips.getByRole('link', { name: 'Сбросить всё' }).click();
      await expect(page).toHaveURL('/cars/');
      await expect(chips).toHaveCount(0);
      await expect(tick(page, 'bodyType', 'suv')).not.toBeChecked();
    });

    test('a typed price narrows the list', async ({ page }) => {
      await open(page, '/cars/new/');
      await filters(page).locator('input[name="priceTo"]').fill('3 000 000');
      await expect(page).toHaveURL('/cars/new/?priceTo=3000000');
      await expect(total(page)).toHaveText(carsCounted(await count({ condition: 'new', priceTo: '3000000' })));
    });

    test('the cheapest come first when asked, and pages are links that lead on', async ({ page }) => {
      await open(page, '/cars/used/');
      await page.getByLabel('Порядок').selectOption('price-asc');
      await expect(page).toHaveURL('/cars/used/?sort=price-asc');
      const cheapest = await getListing(brand.holdingId, { condition: 'used', sort: 'price-asc' });
      await expect(cards(page).first()).toContainText(roubles(cheapest.items[0]?.price ?? 0));
      const next = page
        .getByRole('navigation', { name: 'Страницы' })
        .getByRole('link', { name: 'Страница 2', exact: true });
      await next.click();
      await expect(page).toHaveURL('/cars/used/?sort=price-asc&page=2');
      const second = await getListing(brand.holdingId, { condition: 'used', sort: 'price-asc', page: '2' });
      await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', `/catalog/${second.items[0]?.id}/`);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  for (const [name, screen] of [
    ['on a wide screen', desktop],
    ['on a phone', phone],
  ] as const) {
    test.describe(name, () => {
      test.use(screen);
      test('Back from a vehicle returns to the same place in the list', async ({ page }) => {
        await open(page, '/cars/new/?sort=price-desc');
        const card = cards(page).nth(13).getByRole('link');
        await card.scrollIntoViewIfNeeded();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        const before = await page.evaluate(() => scrollY);
        expect(before).toBeGreaterThan(600);
        await card.click();
        await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
        await expect(page.locator('h1[data-item]').filter({ visible: true })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/cars/new/?sort=price-desc');
        await expect(card).toBeInViewport();
        await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2);
      });
    });
  }

  test.describe('on a phone', () => {
    test.use(phone);

    test('the sheet counts live what a choice finds, and applies it when asked', async ({ page }) => {
      await open(page, '/cars/used/');
      await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
      await expect(filters(page)).toBeVisible();
      await tick(page, 'bodyType', 'sedan').check();
      const found = await count({ condition: 'used', bodyType: 'sedan' });
      const show = filters(page).getByRole('button', { name: /^Показать/ });
      await expect(show).toHaveText(carsCounted(found));
      // What else stands in the sheet is counted beside that choice.
      const petrol = await count({ condition: 'used', bodyType: 'sedan', engine: 'petrol' });
      await expect(filters(page).locator('label:has([name=engine][value=petrol])')).toHaveText(
        new RegExp(`^Бензин\\s*${petrol.toLocaleString('ru-RU').replace(/\s/g, '\\s')}$`),
      );
      await expect(page).toHaveURL('/cars/used/');
      await show.click();
      await expect(page).toHaveURL('/cars/used/?bodyType=sedan');
      await expect(filters(page)).toBeHidden();
      await expect(total(page)).toHaveText(carsCounted(found));
      await expect(page.getByRole('button', { name: /Фильтры · 1/ })).toBeVisible();
    });

    test('Back closes the sheet, and after a choice leads to the list before it', async ({ page }) => {
      await open(page, '/cars/');
      await page.getByRole('link', { name: 'С пробегом', exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL('/cars/used/');
      const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
      const show = filters(page).getByRole('button', { name: /^Показать/ });
      await opener.click();
      await expect(filters(page)).toBeVisible();
      await untilLayersKept(page, 1);
      await page.evaluate(() => history.back());
      await expect(filters(page)).toBeHidden();
      await expect(page).toHaveURL('/cars/used/');
      await untilLayersKept(page, 0);
      // Closed otherwise, the sheet takes its entry along.
      await opener.click();
      await untilLayersKept(page, 1);
      await filters(page).getByRole('button', { name: 'Закрыть фильтры' }).click();
      await expect(filters(page)).toBeHidden();
      await untilLayersKept(page, 0);
      // What was found takes the place of the sheet.
      await opener.click();
      await untilLayersKept(page, 1);
      await tick(page, 'bodyType', 'sedan').check();
      await show.click();
      await expect(page).toHaveURL('/cars/used/?bodyType=sedan');
      await expect(filters(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/cars/used/');
      await expect(filters(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/cars/');
      await page.goForward();
      await expect(page).toHaveURL('/cars/used/');
      await page.goForward();
      await expect(page).toHaveURL('/cars/used/?bodyType=sedan');
    });

    test('the sheet closes by Escape and gives the focus back', async ({ page }) => {
      await open(page, '/cars/used/');
      const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
      await opener.click();
      await expect(filters(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(filters(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('filters, chips and pages work as a form and links', async ({ page }) => {
      await page.goto('/cars/used/?bodyType=sedan');
      await expect(total(page)).toHaveText(carsCounted(await count({ condition: 'used', bodyType: 'sedan' })));
      const mark = await firstMark(page);
      await tick(page, 'mark', mark).check();
      await filters(page)
        .getByRole('button', { name: /^Показать/ })
        .click();
      await expect(total(page)).toHaveText(carsCounted(await count({ condition: 'used', bodyType: 'sedan', mark })));
      await page.getByRole('list', { name: 'Выбрано' }).getByRole('link', { name: 'Убрать: Седан' }).click();
      await expect(total(page)).toHaveText(carsCounted(await count({ condition: 'used', mark })));
      await page.getByRole('list', { name: 'Выбрано' }).getByRole('link', { name: 'Сбросить всё' }).click();
      await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(cards(page).first()).toBeVisible();
    });
  });

  test('a card shows its other angles only to who points at it', async ({ page }) => {
    await open(page, '/cars/new/');
    await settle(page);
    const media = cards(page).first().locator('[data-more]');
    await expect(media.locator('img')).toHaveCount(1);
    await cards(page).first().hover();
    await expect(cards(page).first().locator('[data-angles] img')).not.toHaveCount(1);
  });
});
