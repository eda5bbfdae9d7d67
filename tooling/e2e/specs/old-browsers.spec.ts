import type { Page } from '@playwright/test';
import { getListing } from '../src/api.ts';
import { openInOldBrowser as open, removeNewerFeatures } from '../src/old-browser.ts';
import { desktop, expect, phone, test } from '../src/test.ts';

// The same journeys in a browser that is really old: CHROMIUM_PATH=<Chromium 111> E2E_REUSE=1 playwright test old-browsers
test.beforeEach(({ page }) => removeNewerFeatures(page));

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
const newCars = async () => (await getListing(1, { condition: 'new' })).items;

/** Presses beside the dialog: on its backdrop, right of a drawer or above a sheet. */
const pressBackdrop = (page: Page) => page.mouse.click((page.viewportSize()?.width ?? 0) - 4, 4);

test('without our help such a browser opens and closes nothing', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    document.body.innerHTML = `
      <button command="show-modal" commandfor="dialog">command</button>
      <button popovertarget="popover">popover</button>
      <dialog id="dialog" closedby="any">matter</dialog>
      <p id="popover" popover="auto">matter</p>`;
  });
  await page.getByRole('button', { name: 'command' }).click();
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'popover' }).click();
  // `:is()` forgives a name that a browser without popovers does not know.
  expect(await page.locator('#popover').evaluate((element) => element.matches(':is(:popover-open)'))).toBe(false);
  await page.locator('dialog').evaluate((element: HTMLDialogElement) => element.showModal());
  await pressBackdrop(page);
  await expect(page.locator('dialog')).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('the mega menu opens, closes by Escape and by a press elsewhere, and leads on', async ({ page }) => {
    await open(page, '/');
    const opener = header(page).getByRole('button', { name: 'Каталог' });
    const mega = page.getByRole('navigation', { name: 'Каталог', exact: true });
    await expect(mega).toBeHidden();
    await opener.click();
    await expect(mega).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mega).toBeHidden();
    await opener.click();
    await expect(mega).toBeVisible();
    const bar = await header(page).boundingBox();
    const box = await mega.boundingBox();
    expect(box?.y, 'it hangs below the header').toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
    await page.mouse.click(700, 860);
    await expect(mega).toBeHidden();
    await opener.click();
    await mega.getByRole('link', { name: 'С пробегом', exact: true }).click();
    await expect(page).toHaveURL('/cars/used/');
    await expect(mega).toBeHidden();
  });

  test('the panel of cities opens, closes by × and takes a choice', async ({ page }) => {
    await open(page, '/contacts/');
    const opener = header(page).getByRole('button', { name: 'Москва' });
    await opener.click();
    await dialog(page, 'Город').getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog(page, 'Город')).toBeHidden();
    await opener.click();
    await dialog(page, 'Город').getByRole('button', { name: 'Санкт-Петербург' }).click();
    await expect(page).toHaveURL('/contacts/?city=spb');
  });

  test('a shared comparison is taken over: the page follows an address that a script has set', async ({ page }) => {
    const [one, two] = await newCars();
    await open(page, `/compare/?ids=${one?.id},${two?.id}`);
    await page.getByRole('button', { name: 'Добавить в моё сравнение' }).click();
    await expect(page).toHaveURL('/compare/');
    await expect(page.getByRole('button', { name: /^Убрать из сравнения/ })).toHaveCount(2);
  });

  test.describe('on a first visit', () => {
    test.use({ city: null });
    test('«Выбрать другой» opens the panel of cities', async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      await page.clock.runFor(4_000);
      await page.getByRole('button', { name: 'Выбрать другой' }).click();
      await expect(dialog(page, 'Город')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the side menu goes in and back, leads to the cities, and closes by its backdrop', async ({ page }) => {
    await open(page, '/');
    const menu = dialog(page, 'Меню');
    const panel = dialog(page, 'Каталог');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await menu.getByRole('button', { name: 'Каталог' }).click();
    await panel.getByRole('button', { name: 'Назад' }).click();
    await expect(panel).toBeHidden();
    await menu.getByRole('button', { name: 'Москва' }).click();
    await expect(dialog(page, 'Город')).toBeVisible();
    await pressBackdrop(page);
    await expect(dialog(page, 'Город')).toBeHidden();
    await expect(menu).toBeVisible();
    await pressBackdrop(page);
    await expect(menu).toBeHidden();
  });

  test('the sheet of filters opens over the page, closes by ×, and applies a choice', async ({ page }) => {
    await open(page, '/cars/used/');
    const sheet = page.getByRole('form', { name: 'Фильтры' });
    const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
    await expect(sheet).toBeHidden();
    await opener.click();
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
    await sheet.getByRole('button', { name: 'Закрыть фильтры' }).click();
    await expect(sheet).toBeHidden();
    await opener.click();
    await sheet.locator('input[name="bodyType"][value="sedan"]').check();
    await sheet.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL('/cars/used/?bodyType=sedan');
    await expect(sheet).toBeHidden();
  });
});

for (const [width, screen] of [
  [390, phone],
  [1440, desktop],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use(screen);

    test('the gallery goes full screen and comes back', async ({ page }) => {
      await open(page, `/catalog/${(await newCars())[0]?.id}/`);
      await page.getByRole('button', { name: 'Во весь экран' }).click();
      const full = page.locator('[data-full-row]');
      await expect(full).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(full.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.6 });
      await page.getByRole('button', { name: 'Закрыть фотографии' }).click();
      await expect(full).toBeHidden();
      await expect(page.locator('[data-gallery] [data-current]')).toHaveText('2');
    });

    test('a form opens as a dialog, closes by ×, and Forward and Back still lead through it', async ({ page }) => {
      await open(page, `/catalog/${(await newCars())[0]?.id}/`);
      await page.locator('main a[data-dialog="testdrive"]').filter({ visible: true }).first().click();
      const form = dialog(page, /^Запись на\sтест-драйв$/);
      await expect(form.getByLabel('Имя')).toBeVisible();
      await form.getByRole('button', { name: 'Закрыть' }).click();
      await expect(form).toBeHidden();
      await page.goForward();
      await expect(form).toBeVisible();
      await page.goBack();
      await expect(form).toBeHidden();
    });

    test('the search opens, finds and closes', async ({ page }) => {
      await open(page, '/cars/used/');
      await header(page).getByRole('link', { name: 'Поиск' }).click();
      const search = dialog(page, 'Поиск');
      await search.getByPlaceholder('Поиск').fill('toyota');
      await expect(search.getByRole('article').first()).toBeVisible();
      await search.getByRole('button', { name: 'Закрыть' }).click();
      await expect(search).toBeHidden();
    });

    test('all favourites are dropped after a question', async ({ page }) => {
      const chosen = (await newCars()).slice(0, 2).map(({ id, price }) => ({ id, price: price ?? 0 }));
      await page.addInitScript((cars) => {
        if (location.protocol.startsWith('http')) localStorage['favorites.v1'] ??= JSON.stringify({ cars });
      }, chosen);
      await open(page, '/favorites/');
      const question = dialog(page, 'Очистить избранное?');
      await page.getByRole('button', { name: 'Очистить' }).click();
      await question.getByRole('button', { name: 'Оставить' }).click();
      await expect(question).toBeHidden();
      await page.getByRole('button', { name: 'Очистить' }).click();
      await question.getByRole('button', { name: 'Очистить' }).click();
      await expect(page.getByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
    });
  });
}
