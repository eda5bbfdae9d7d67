import { getFound, getListing } from '../src/api.ts';
import { expectAccessible } from '../src/axe.ts';
import { open } from '../src/open.ts';
import { cards, countCalls, field, opener, panel, results, search, tab, typeAtOnce } from '../src/search-panel.ts';
import { desktop, expect, isFullMatrix, phone, sharedByBrands, test } from '../src/test.ts';
import { integer } from '../src/words.ts';

const widths = [
  [390, phone],
  [1440, desktop],
] as const;

const calls = '**/api/search/**';

sharedByBrands((brand) => {
  for (const [width, screen] of widths) {
    test.describe(`at ${width} px`, () => {
      test.use(screen);

      test('the search opens over the whole page with the focus in its field, and the page behind stands still', async ({
        page,
      }) => {
        await open(page, '/cars/used/');
        await opener(page).click();
        await expect(field(page)).toBeFocused();
        const box = await panel(page).boundingBox();
        expect([box?.x, box?.y, box?.height]).toEqual([0, 0, screen.viewport.height]);
        // The room of the page's own scroll bar stays free, so that nothing moves when it goes.
        expect(box?.width).toBeGreaterThan(width - 20);
        await page.mouse.move(width / 2, 400);
        if (!('isMobile' in screen)) await page.mouse.wheel(0, 2_000);
        expect(await page.evaluate(() => [window.scrollY, getComputedStyle(document.body).overflow])).toEqual([
          0,
          'hidden',
        ]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(page, 'empty search');
      });

      test('a wrong layout finds Toyota: counts, groups, cards and prices; the whole is one call', async ({ page }) => {
        const { vehicles, accessories } = await getFound(brand.holdingId, 'njqjnf');
        await open(page, '/cars/used/');
        const made = countCalls(page);
        await opener(page).click();
        await typeAtOnce(page, 'njqjnf');
        await expect(tab(page, 'Каталог')).toHaveAttribute('aria-selected', 'true');
        await expect(tab(page, 'Каталог')).toContainText(integer(vehicles.totalFacetCount));
        await expect(tab(page, 'Аксессуары')).toContainText(integer(accessories.totalFacetCount));
        await expect(cards(page)).toHaveCount(vehicles.results.length);
        await expect(cards(page).first()).toContainText('Toyota');
        await expect(cards(page).first()).toContainText('₽');
        await expect(cards(page).first().getByRole('link')).toHaveAttribute(
          'href',
          `/catalog/${vehicles.results[0]?.id.raw}/`,
        );
        expect(made).toEqual(['njqjnf']);
        await expectAccessible(page, 'found vehicles');
      });

      test('accessories have a tab of their own, its categories narrow it, and its cards lead to no error', async ({
        page,
      }) => {
        const { accessories } = await getFound(brand.holdingId, 'коврики');
        const [facet] = accessories.facets.accCategoryNameRu;
        if (!facet) throw new Error('no accessories in stock');
        await open(page, '/cars/');
        await search(page, 'коврики');
        await expect(tab(page, 'Аксессуары')).toHaveAttribute('aria-selected', 'true');
        await expect(cards(page).first()).toContainText(accessories.results[0]?.name.raw ?? '');
        for (const link of await results(page).getByRole('link').all())
          expect(await link.getAttribute('href')).toMatch(/^(?:tel:|\/item\/|\/store\/)/);
        if (width < 1024) await panel(page).getByText('Категории', { exact: true }).click();
        await panel(page).getByRole('checkbox', { name: facet.value }).first().check();
        const narrowed = await getFound(brand.holdingId, 'коврики', {
          filter: JSON.stringify({ accCategoryNameRu: [facet.value] }),
        });
        await expect(cards(page)).toHaveCount(narrowed.accessories.results.length);
        await expect(cards(page).first()).toContainText(narrowed.accessories.results[0]?.name.raw ?? '');
        await expect(tab(page, 'Аксессуары')).toContainText(integer(accessories.totalFacetCount));
        await expectAccessible(page, 'found accessories');
        await tab(page, 'Каталог').click();
        await expect(results(page).getByText('Ничего не найдено')).toBeVisible();
        await tab(page, 'Каталог').press('ArrowRight');
        await expect(tab(page, 'Аксессуары')).toBeFocused();
        await expect(cards(page)).toHaveCount(narrowed.accessories.results.length);
      });

      test('what nobody sells is said to be not found', async ({ page }) => {
        await open(page, '/cars/');
        await search(page, 'холодильник');
        await expect(panel(page).getByRole('heading', { name: 'По вашему запросу ничего не найдено' })).toBeVisible();
        await expectAccessible(page, 'nothing found');
      });
    });
  }

  // What no width changes.
  for (const [width, screen] of isFullMatrix ? widths : widths.slice(0, 1)) {
    test.describe(`at ${width} px`, () => {
      test.use(screen);

      for (const query of ['бмв', 'x5', 'лада веста'])
        test(`«${query}» shows first what the API finds first`, async ({ page }) => {
          const { vehicles } = await getFound(brand.holdingId, query);
          const [first] = vehicles.results;
          test.skip(!first, 'this brand has none in stock');
          await open(page, '/cars/');
          await search(page, query);
          await expect(cards(page).first()).toContainText(`${first?.mark.raw} ${first?.model.raw}`);
        });

      test('pages go forth and back', async ({ page }) => {
        const first = await getFound(brand.holdingId, 'внедорожник');
        const second = await getFound(brand.holdingId, 'внедорожник', { pageVehicles: '2' });
        await open(page, '/cars/');
        await search(page, 'внедорожник');
        const next = results(page).getByRole('button', { name: 'Далее' });
        const back = results(page).getByRole('button', { name: 'Назад' });
        await expect(back).toHaveAttribute('aria-disabled', 'true');
        await next.click();
        await expect(cards(page).first().getByRole('link')).toHaveAttribute(
          'href',
          `/catalog/${second.vehicles.results[0]?.id.raw}/`,
        );
        await expect(next).toBeFocused();
        await back.click();
        await expect(cards(page).first().getByRole('link')).toHaveAttribute(
          'href',
          `/catalog/${first.vehicles.results[0]?.id.raw}/`,
        );
      });

      test('Escape forgets everything and gives the focus back; Back closes as well', async ({ page }) => {
        await open(page, '/cars/used/');
        await search(page, 'kia');
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        await expect(page).toHaveURL('/cars/used/');
        await opener(page).click();
        await expect(field(page)).toHaveValue('');
        await expect(panel(page).getByRole('tab')).toHaveCount(0);
        await page.goBack();
        await expect(panel(page)).toHaveCount(0);
        await expect(page).toHaveURL('/cars/used/');
        await opener(page).click();
        await panel(page).getByRole('button', { name: 'Закрыть' }).click();
        await expect(panel(page)).toHaveCount(0);
      });

      test('a result closes the search; Back brings it again with what was found', async ({ page }) => {
        await open(page, '/cars/used/');
        await search(page, 'kia');
        await cards(page).first().getByRole('link').click();
        await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
        await expect(panel(page)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL('/cars/used/');
        await expect(field(page)).toHaveValue('kia');
        await expect(cards(page).first()).toContainText('Kia', { ignoreCase: true });
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
        await opener(page).click();
        await panel(page).getByRole('button', { name: 'kia', exact: true }).click();
        await expect(cards(page).first()).toContainText('Kia', { ignoreCase: true });
      });

      test('«Смотреть все» leads to the listing of all that was found, where filters still work', async ({ page }) => {
        const { meta } = await getListing(brand.holdingId, { search: 'njqjnf' });
        await open(page, '/');
        await search(page, 'njqjnf');
        await results(page)
          .getByRole('link', { name: /^Смотреть все\s?: Автомобили/ })
          .click();
        await expect(page).toHaveURL('/cars/?search=njqjnf');
        await expect(panel(page)).toHaveCount(0);
        const main = page.getByRole('main');
        await expect(main.getByRole('article').first()).toContainText('Toyota');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await expect(main.getByText(integer(meta.page.totalResults)).first()).toBeVisible();
        await main.getByRole('combobox', { name: 'Порядок' }).selectOption('price-asc');
        await expect(page).toHaveURL('/cars/?search=njqjnf&sort=price-asc');
        await main.getByRole('link', { name: /^Убрать: По\sзапросу «njqjnf»/ }).click();
        await expect(page).toHaveURL('/cars/?sort=price-asc');
      });
    });
  }

  test('the keyboard is enough: Ctrl+K, arrows through the results, Enter', async ({ page }) => {
    await open(page, '/cars/used/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await search(page, 'kia');
    const links = cards(page).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cars/?search=kia');
  });

  test('a late answer to an older query never covers the newer one', async ({ page }) => {
    await page.route(calls, async (route) => {
      if (new URL(route.request().url()).searchParams.get('query') === 'лада')
        await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => {});
    });
    await open(page, '/cars/');
    await opener(page).click();
    const older = page.waitForRequest((request) => request.url().includes('query=%D0%BB'));
    await field(page).fill('лада');
    await older;
    await field(page).fill('njqjnf');
    await expect(cards(page).first()).toContainText('Toyota');
    await page.waitForTimeout(1_800);
    await expect(cards(page).first()).toContainText('Toyota');
  });

  test('when nobody answers it says so, keeps the query, and asks again', async ({ page, watch }) => {
    watch.allow(503);
    await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, '/cars/');
    await opener(page).click();
    await field(page).fill('njqjnf');
    await expect(panel(page).getByRole('alert')).toContainText(/Поиск сейчас не\sотвечает/);
    await expectAccessible(page, 'search that fails');
    await page.unroute(calls);
    await panel(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(cards(page).first()).toContainText('Toyota');
    await expect(field(page)).toHaveValue('njqjnf');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the side menu leads to the search as well', async ({ page }) => {
      await open(page, '/cars/');
      await page.getByRole('button', { name: 'Открыть меню' }).click();
      const menu = page.getByRole('dialog', { name: 'Меню' });
      await menu.getByRole('link', { name: 'Поиск' }).click();
      await expect(menu).toBeHidden();
      await expect(field(page)).toBeFocused();
      // On to a result, and back to where it was found.
      await field(page).fill('toyota');
      await cards(page).first().click();
      await expect(page).toHaveURL(/\/catalog\/\d+\/$/);
      await page.goBack();
      await expect(page).toHaveURL('/cars/');
      await expect(field(page)).toHaveValue('toyota');
    });

    test('a query can be forgotten', async ({ page }) => {
      await page.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage['searches.v1'] ??= JSON.stringify(['камри', 'рио']);
      });
      await open(page, '/cars/');
      await opener(page).click();
      await panel(page).getByRole('button', { name: 'Забыть «камри»' }).click();
      await expect(panel(page).getByRole('button', { name: 'камри', exact: true })).toHaveCount(0);
      await expect(panel(page).getByRole('button', { name: 'рио', exact: true })).toBeVisible();
      await expect(field(page)).toBeFocused();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the sign leads to the catalogue', async ({ page }) => {
      await page.goto('/');
      await opener(page).click();
      await expect(page).toHaveURL('/cars/');
    });
  });
});
