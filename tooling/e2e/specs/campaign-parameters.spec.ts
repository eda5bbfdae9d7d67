import { open } from '../src/open.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';

/** The page is rendered without them (ADR-025), but analytics read them in the browser. */
const campaign = '?utm_source=newsletter&yclid=1&next=%2Flk%2F';

sharedByBrands(() => {
  test('parameters of a campaign stay in the address bar: after the scripts took hold, and on the way back', async ({
    page,
  }) => {
    const search = () => page.evaluate(() => location.search);
    await open(page, `/cars/new/${campaign}`);
    expect(await search()).toBe(campaign);
    const card = page.locator('a[data-card]').first();
    const vehicle = await card.getAttribute('href');
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${vehicle}$`));
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await search()).toBe(campaign);
  });
});
