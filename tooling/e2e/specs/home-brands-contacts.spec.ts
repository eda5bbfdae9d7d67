import { getListing } from '../src/api.ts';
import { open } from '../src/open.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';
import { carsCounted, totalBesideHeading } from '../src/words.ts';

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
    await expect(page.locator(totalBesideHeading).filter({ visible: true })).toHaveText(carsCounted(found));
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
    await expect(page.locator(totalBesideHeading).filter({ visible: true })).toHaveText(carsCounted(found));
  });
});
