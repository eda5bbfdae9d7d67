import { getDealers, getListing } from '../src/api.ts';
import { ask } from '../src/ask.ts';
import { open } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';
import { carsCounted } from '../src/words.ts';

sharedByBrands((brand) => {
  const count = async (query: Record<string, string>) =>
    (await getListing(brand.holdingId, query)).meta.page.totalResults;

  test('the search on the home page answers at once and leads to what it promised', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('search');
    const button = search.getByRole('button');
    await expect(button).toHaveText(/^Показать\s[\d\s]+\sавтомобил/);
    await search.getByText('С пробегом', { exact: true }).click();
    await search.getByLabel('Марка').selectOption({ value: 'toyota' });
    await search.getByLabel('Модель').selectOption({ value: 'camry' });
    const found = await count({ condition: 'used', mark: 'toyota', model: 'camry' });
    await expect(button).toHaveText(carsCounted(found));
    await button.click();
    await expect(page).toHaveURL('/cars/used/toyota/camry/');
    await expect(page.locator('h1 + p').filter({ visible: true })).toHaveText(carsCounted(found));
  });

  test('a budget chosen on the home page holds in the list', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('search');
    const budget = search.getByLabel('Бюджет');
    const value = (await budget.locator('option').nth(2).getAttribute('value')) ?? '';
    await budget.selectOption(value);
    const found = await count({ condition: 'new', priceTo: value });
    await expect(search.getByRole('button')).toHaveText(carsCounted(found));
    await search.getByRole('button').click();
    await expect(page).toHaveURL(`/cars/new/?priceTo=${value}`);
    await expect(page.locator('h1 + p').filter({ visible: true })).toHaveText(carsCounted(found));
  });

  test('every mark on the marks page leads to its overview, and from there to what is in stock', async ({ page }) => {
    await open(page, '/brands/');
    const links = page.locator('main a[href^="/brands/"]');
    const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
    expect(hrefs.size).toBeGreaterThan(40);
    const some = [...hrefs].filter((_, index) => index % 7 === 0);
    for (const href of some) {
      const answer = await ask(readStack().origins[brand.code], href);
      expect(answer.status, href).toBe(200);
      expect(answer.body, href).toMatch(/href="\/catalog\/\d+\/"|data-dialog="mark-arrival"/);
    }
    await links.first().click();
    await expect(page.getByRole('navigation').filter({ hasText: 'Гарантия' }).first()).toBeVisible();
    await page.locator('main a[href^="/cars/"]').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('contacts list every centre of the brand, one’s own city first, each a call away', async ({ page }) => {
    await open(page, '/contacts/');
    const dealers = await getDealers(brand.holdingId);
    await expect(page.getByRole('article')).toHaveCount(dealers.length);
    for (const { name } of dealers)
      await expect(
        page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }),
      ).toHaveCount(1);
    for (const card of await page.getByRole('article').all())
      await expect(card.locator('a[href^="tel:+7"]')).toHaveCount(1);
    await expect(page.locator('main h2').first()).toHaveText('Москва');
  });

  test('no link in the frame or on the main pages leads to an error', async ({ page }) => {
    const hrefs = new Set<string>();
    for (const path of ['/', '/cars/', '/contacts/', '/cookie/']) {
      await open(page, path);
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of found) hrefs.add(href);
    }
    const outside = [...hrefs].filter((href) => !href.startsWith('/catalog/'));
    expect(outside.length).toBeGreaterThan(20);
    for (const href of outside)
      expect((await ask(readStack().origins[brand.code], encodeURI(decodeURI(href)))).status, href).toBe(200);
  });
});
