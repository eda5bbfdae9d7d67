import type { Page } from '@playwright/test';
import { findGoneId, getListing } from '../src/api.ts';
import { expectAccessible } from '../src/axe.ts';
import { open, settle } from '../src/open.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';
import { roubles } from '../src/words.ts';

type Kind = 'favorites' | 'compare';
const names = { favorites: 'Избранное', compare: 'Сравнение' } as const;
const buttons = (page: Page, kind: Kind) =>
  page.getByRole('button', { name: kind === 'favorites' ? /^В избранное: / : /^В сравнение: / });
const headerLink = (page: Page, kind: Kind) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${names[kind]}`) });
const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
/** A single letter is tied to what follows its dash: «S-Класс». */
const headOf = ({ name }: { name: string }) => new RegExp(name.replaceAll('-', '-\u2060?'));
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Keeps vehicles in storage as an earlier visit would have. */
async function keep(page: Page, kind: Kind, lists: Record<string, { id: number; price: number | null }[]>) {
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol.startsWith('http')) localStorage[key] ??= value;
    },
    [`${kind}.v1`, JSON.stringify(lists)] as const,
  );
}
const kept = (page: Page, kind: Kind) => page.evaluate((key) => localStorage.getItem(key), `${kind}.v1`);

sharedByBrands((brand) => {
  const stock = async (query: Record<string, string> = { condition: 'used' }) =>
    (await getListing(brand.holdingId, { city: 'msk', ...query })).items.map(({ id, price, mark, model }) => ({
      id,
      price,
      name: `${mark.name} ${model.name}`,
    }));
  const chosen = (vehicles: readonly { id: number; price: number | null }[]) =>
    vehicles.map(({ id, price }) => ({ id, price }));

  test.describe('on a phone', () => {
    test.use(phone);

    test('two cars are put aside by keyboard, the header counts them, and they are there on the next visit', async ({
      page,
    }) => {
      const [first, second] = await stock();
      await open(page, '/cars/used/');
      await expect(headerLink(page, 'favorites')).toHaveAccessibleName('Избранное');
      for (const [index, key] of ['Enter', 'Space'].entries()) {
        await buttons(page, 'favorites').nth(index).focus();
        await page.keyboard.press(key);
        await expect(buttons(page, 'favorites').nth(index)).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(page).toHaveURL('/cars/used/');
      await expect(headerLink(page, 'favorites')).toHaveAccessibleName(/^Избранное: 2\sавтомобиля$/);
      await page.reload();
      await settle(page);
      await expect(buttons(page, 'favorites').nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(buttons(page, 'favorites').nth(2)).toHaveAttribute('aria-pressed', 'false');
      await headerLink(page, 'favorites').click();
      await expect(page).toHaveURL('/favorites/');
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).nth(0)).toContainText(second?.name ?? '');
      await expect(cards(page).nth(1)).toContainText(first?.name ?? '');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page, 'favourites');
    });

    test('the side menu leads to what is chosen, and shows nothing while nothing is', async ({ page }) => {
      await open(page, '/cars/used/');
      const menu = page.getByRole('dialog', { name: 'Меню' });
      await page.getByRole('button', { name: 'Открыть меню' }).click();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link', { name: /Избранное|Сравнение/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await buttons(page, 'compare').first().click();
      await page.getByRole('button', { name: 'Открыть меню' }).click();
      await expect(menu.getByRole('link', { name: /Избранное/ })).toHaveCount(0);
      await menu.getByRole('link', { name: /Сравнение/ }).click();
      await expect(page).toHaveURL('/compare/');
      await expect(menu).toBeHidden();
    });

    test('another tab learns of it at once', async ({ page, context }) => {
      await open(page, '/cars/used/');
      const other = await context.newPage();
      await open(other, '/cars/used/');
      await buttons(other, 'favorites').first().click();
      await expect(headerLink(page, 'favorites')).toHaveAccessibleName(/1\sавтомобиль/);
      await expect(buttons(page, 'favorites').first()).toHaveAttribute('aria-pressed', 'true');
      await buttons(page, 'favorites').first().click();
      await expect(headerLink(other, 'favorites')).toHaveAccessibleName('Избранное');
    });

    test('a favourite that is taken out can be put back, with the focus never lost', async ({ page }) => {
      await keep(page, 'favorites', { cars: chosen((await stock()).slice(0, 3)) });
      await open(page, '/favorites/');
      await expect(cards(page)).toHaveCount(3);
      const before = await kept(page, 'favorites');
      await buttons(page, 'favorites').nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(2);
      const back = page.getByRole('button', { name: /^Вернуть в избранное/ });
      await expect(back).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(3);
      await expect(buttons(page, 'favorites').nth(1)).toBeFocused();
      expect(await kept(page, 'favorites')).toBe(before);
    });

    test('all are dropped only after a question, and an empty list leads on', async ({ page }) => {
      await keep(page, 'favorites', { cars: chosen((await stock()).slice(0, 2)) });
      await open(page, '/favorites/');
      const question = page.getByRole('dialog', { name: 'Очистить избранное?' });
      await page.getByRole('button', { name: 'Очистить' }).click();
      await question.getByRole('button', { name: 'Оставить' }).click();
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Очистить' }).click();
      await question.getByRole('button', { name: 'Очистить' }).click();
      await expect(page.getByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
      await expect(headerLink(page, 'favorites')).toHaveAccessibleName('Избранное');
      await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click();
      await expect(page).toHaveURL('/cars/');
    });

    test('a changed price is told, a sold car leads to similar ones, an unknown one leaves', async ({ page }) => {
      const [car] = await stock();
      if (!car?.price) throw new Error('The stock is empty.');
      const gone = await findGoneId(brand.holdingId);
      await keep(page, 'favorites', {
        cars: [
          { id: car.id, price: car.price + 5_000_000 },
          { id: gone, price: 1 },
          { id: 2_147_483_647, price: 1 },
        ],
      });
      await open(page, '/favorites/');
      await expect(page.getByText(`Подешевел на\u00a0${roubles(5_000_000)}`)).toBeVisible();
      await expect(page.getByRole('link', { name: /^Похожие на / })).toHaveAttribute('href', `/catalog/${gone}/`);
      await expect(page.getByText('Продан', { exact: true })).toBeVisible();
      await expect(headerLink(page, 'favorites')).toHaveAccessibleName(/2\sавтомобиля/);
      await expectAccessible(page, 'favourites with a sold car');
    });

    test('when nobody answers it says so, keeps the list, and asks again', async ({ page, watch }) => {
      watch.allow(503);
      await keep(page, 'favorites', { cars: chosen((await stock()).slice(0, 1)) });
      await page.route('**/api/catalog/short/**', (route) => route.fulfill({ status: 503, json: {} }));
      await open(page, '/favorites/');
      await expect(page.getByRole('alert').getByText('Не удалось загрузить данные')).toBeVisible();
      await page.unroute('**/api/catalog/short/**');
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(cards(page)).toHaveCount(1);
    });

    test.describe('with storage refused', () => {
      test.use({ consent: null });
      test('a choice holds for the visit and nothing fails', async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        });
        await open(page, '/cars/used/');
        await buttons(page, 'favorites').first().click();
        await expect(headerLink(page, 'favorites')).toHaveAccessibleName(/1\sавтомобиль/);
        await headerLink(page, 'favorites').click();
        await expect(page).toHaveURL('/favorites/');
        await expect(cards(page)).toHaveCount(1);
      });
    });

    test('two cars are compared: both are in sight, the better figures are marked, likenesses can be hidden', async ({
      page,
    }) => {
      await open(page, '/cars/used/');
      await buttons(page, 'compare').nth(0).click();
      await buttons(page, 'compare').nth(1).click();
      await page.getByRole('link', { name: 'Сравнить (2)' }).click();
      await expect(page).toHaveURL('/compare/');
      await expect(columns(page)).toHaveCount(2);
      for (const index of [0, 1]) {
        const box = await columns(page).nth(index).boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 391, `column ${index} at ${JSON.stringify(box)}`).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const rows = table(page).getByRole('row');
      const all = await rows.count();
      await expect(rows.filter({ hasText: 'Цена' }).filter({ hasText: 'лучшее значение' }).first()).toBeVisible();
      await expectAccessible(page, 'comparison');
      await page.getByRole('switch', { name: 'Только отличия' }).check();
      expect(await rows.count()).toBeLessThan(all);
      const differing = await rows.evaluateAll((list) =>
        list
          .map((row) => [...row.querySelectorAll('tbody td')].map((cell) => cell.textContent))
          .filter((cells) => cells.length === 2),
      );
      expect(differing.length).toBeGreaterThan(0);
      expect(differing.filter(([a, b]) => a === b)).toEqual([]);
      await page.getByRole('switch', { name: 'Только отличия' }).uncheck();
      await expect(rows).toHaveCount(all);
    });

    test('a column is taken out and put back', async ({ page }) => {
      await keep(page, 'compare', { cars: chosen((await stock()).slice(0, 3)) });
      await open(page, '/compare/');
      await expect(columns(page)).toHaveCount(3);
      const order = await columns(page).allTextContents();
      await page
        .getByRole('button', { name: /^Убрать из сравнения/ })
        .nth(1)
        .click();
      await expect(columns(page)).toHaveCount(2);
      const back = page.getByRole('button', { name: 'Вернуть' });
      await expect(back).toBeFocused();
      await back.press('Enter');
      await expect(columns(page)).toHaveCount(3);
      expect(await columns(page).allTextContents()).toEqual(order);
    });

    test('a link shows a comparison to anyone and touches nobody’s list until asked', async ({ page }) => {
      const cars = await stock();
      const [own, one, two] = cars;
      if (!own || !one || !two) throw new Error('The stock is too small.');
      await keep(page, 'compare', { cars: chosen([own]) });
      await open(page, `/compare/?ids=${one.id},${two.id}`);
      await expect(columns(page)).toHaveCount(2);
      await expect(columns(page).first()).toContainText(one.name);
      await expect(page.getByRole('button', { name: /^Убрать из сравнения/ })).toHaveCount(0);
      expect(await kept(page, 'compare')).toBe(JSON.stringify({ cars: chosen([own]) }));
      await expectAccessible(page, 'shared comparison');
      await page.getByRole('button', { name: 'Добавить в моё сравнение' }).click();
      await expect(page).toHaveURL('/compare/');
      await expect(columns(page)).toHaveCount(3);
      await page.goBack();
      await expect(page).toHaveURL(`/compare/?ids=${one.id},${two.id}`);
      await expect(columns(page)).toHaveCount(2);
    });

    test('a mangled link says so and leads on; what is left of a worn one is shown', async ({ page }) => {
      const [one] = await stock();
      for (const ids of ['', 'abc,-1,0,1.5', '2147483647', '%3Cscript%3E']) {
        await open(page, `/compare/?ids=${ids}`);
        await expect(page.getByText('По этой ссылке сравнивать нечего')).toBeVisible();
      }
      await page.getByRole('button', { name: 'Открыть моё сравнение' }).click();
      await expect(page).toHaveURL('/compare/');
      await expect(page.getByRole('heading', { name: 'Пока нечего сравнивать' })).toBeVisible();
      await open(page, `/compare/?ids=2147483647,${one?.id}`);
      await expect(columns(page)).toHaveCount(1);
      await expect(page.getByText(/Не нашлось по ссылке: 1\sпредложение/)).toBeVisible();
    });

    test('what was looked at before is offered below, on a vehicle’s page and at home', async ({ page }) => {
      const [one, two] = await stock();
      const row = page.getByRole('region', { name: 'Вы смотрели' }).filter({ visible: true });
      await open(page, `/catalog/${one?.id}/`);
      await expect(row).toHaveCount(0);
      await open(page, `/catalog/${two?.id}/`);
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('link')).toHaveCount(1);
      await expect(row.getByRole('link')).toHaveAttribute('href', `/catalog/${one?.id}/`);
      await expectAccessible(page, 'a vehicle’s page with what was looked at before');
      await open(page, '/');
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('link')).toHaveCount(2);
    });
  });

  test('a vehicle’s page has both buttons, and kinds are never mixed', async ({ page }) => {
    const [car] = await stock();
    // Both brands sell commercial vehicles.
    const [van] = await stock({ type: 'commercial' });
    if (!car || !van) throw new Error('The stock has no commercial vehicles.');
    await open(page, `/catalog/${van.id}/`);
    const words = page.getByRole('main').getByRole('button', { name: `В сравнение: ${van.name}` });
    await words.first().click();
    await expect(words.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(headerLink(page, 'compare')).toHaveAccessibleName(/1\sпредложение/);
    await open(page, `/catalog/${car.id}/`);
    await page
      .getByRole('button', { name: `В сравнение: ${car.name}` })
      .first()
      .click();
    await headerLink(page, 'compare').click();
    await expect(page).toHaveURL('/compare/');
    const tabs = page.getByRole('tablist', { name: 'Сравнение' }).getByRole('tab');
    await expect(tabs).toHaveText([/^Автомобили\s+1$/, /^Коммерческий транспорт\s+1$/]);
    await expect(columns(page)).toHaveText([headOf(car)]);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(columns(page)).toHaveText([headOf(van)]);
  });
});
