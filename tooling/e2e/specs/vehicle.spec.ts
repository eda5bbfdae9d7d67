import { findGoneId, getListing, getVehicle } from '../src/api.ts';
import type { BrandFacts } from '../src/brands.ts';
import { open } from '../src/open.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';
import { roubles } from '../src/words.ts';

/** A new car with a price and at least two benefits; an electric one stands in a listing of its own. */
async function offer(brand: BrandFacts) {
  for (const { id } of (await getListing(brand.holdingId, { condition: 'new' })).items) {
    const vehicle = await getVehicle(brand.holdingId, id);
    if (vehicle.price !== null && vehicle.benefits.length >= 2 && vehicle.engineType !== 'electro')
      return { ...vehicle, price: vehicle.price };
  }
  throw new Error('no new car with two benefits on the first page');
}

sharedByBrands((brand) => {
  test('the price block tells the honest price, with and without each benefit', async ({ page }) => {
    const { id, price, benefits } = await offer(brand);
    await open(page, `/catalog/${id}/`);
    const now = page.locator('output');
    await expect(now).toContainText(roubles(price));
    const switches = page.getByRole('group', { name: 'Дополнительные выгоды' }).getByRole('switch');
    await expect(switches).toHaveCount(benefits.length);
    await switches.nth(0).check();
    await expect(now).toContainText(roubles(price - (benefits[0]?.amount ?? 0)));
    await switches.nth(1).check();
    await expect(now).toContainText(roubles(price - (benefits[0]?.amount ?? 0) - (benefits[1]?.amount ?? 0)));
    await expect(page.getByText('Цена без дополнительных условий')).toContainText(roubles(price));
    await switches.nth(0).uncheck();
    await switches.nth(1).uncheck();
    await expect(page.getByText('Цена без дополнительных условий')).toHaveCount(0);
  });

  test('eight key facts, the name and the dealer are there before any script', async ({ page }) => {
    const { id, mark, model } = await offer(brand);
    const response = await open(page, `/catalog/${id}/`);
    expect(await response?.text()).toContain(mark.name);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${mark.name} ${model.name}`);
    await expect(page.locator('dl').first().locator('dt')).toHaveCount(8);
    await expect(page.getByRole('heading', { name: 'Где посмотреть' })).toBeVisible();
    await expect(page.locator('main a[href^="tel:+7"]').first()).toBeVisible();
  });

  test('what machines read is what people see: JSON-LD, canonical, Open Graph, breadcrumbs', async ({ page }) => {
    const { id, price, mark, model } = await offer(brand);
    await open(page, `/catalog/${id}/`);
    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = graphs.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
    const car = nodes.find((node) => node['@type'] === 'Car') as {
      name: string;
      offers: { price: number; url: string };
    };
    expect(car.offers.price).toBe(Math.ceil(price / 100));
    expect(car.name).toContain(`${mark.name} ${model.name}`);
    const address = `https://${brand.host}/catalog/${id}/`;
    expect(car.offers.url).toBe(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute('content', /^https:\/\/.+\.webp$/);
    await expect(page).toHaveTitle(new RegExp(`${mark.name} ${model.name}`));
    const crumbs = page.getByRole('navigation', { name: 'Вы здесь' });
    await crumbs.getByRole('link', { name: model.name, exact: true }).click();
    await expect(page).toHaveURL(`/cars/new/${mark.code}/${model.code}/`);
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList') as { itemListElement: unknown[] };
    expect(list.itemListElement.length).toBeGreaterThan(4);
  });

  test('the gallery goes full screen and turns its pictures by keyboard alone', async ({ page }) => {
    const { id } = await offer(brand);
    await open(page, `/catalog/${id}/`);
    const gallery = page.getByRole('region', { name: 'Фотографии' });
    const expand = gallery.getByRole('button', { name: 'Во весь экран' });
    await expand.focus();
    await page.keyboard.press('Enter');
    const full = page.getByRole('dialog');
    await expect(full).toBeVisible();
    await expect(full.locator('[data-full-row]')).toBeFocused();
    const shown = full.getByRole('img');
    await expect(shown.nth(0)).toBeInViewport({ ratio: 0.6 });
    await page.keyboard.press('ArrowRight');
    await expect(shown.nth(1)).toBeInViewport({ ratio: 0.6 });
    await expect(shown.nth(0)).not.toBeInViewport({ ratio: 0.6 });
    await page.keyboard.press('ArrowRight');
    await expect(shown.nth(2)).toBeInViewport({ ratio: 0.6 });
    await page.keyboard.press('ArrowLeft');
    await expect(shown.nth(1)).toBeInViewport({ ratio: 0.6 });
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();
    await expect(expand).toBeFocused();
    await expect(gallery.locator('[data-current]')).toHaveText('2');
  });

  test('thumbs and arrows turn the pictures', async ({ page }) => {
    const { id } = await offer(brand);
    await open(page, `/catalog/${id}/`);
    const gallery = page.getByRole('region', { name: 'Фотографии' });
    await gallery.getByRole('button', { name: 'Следующее фото' }).click();
    await expect(gallery.locator('[data-current]')).toHaveText('2');
    await gallery.getByRole('button', { name: /^Показать фото 4/ }).click();
    await expect(gallery.locator('[data-current]')).toHaveText('4');
    await expect(gallery.getByRole('button', { name: /^Показать фото 4/ })).toHaveAttribute('aria-current', 'true');
  });

  test('on paper there is the car and its price, and nothing of the frame', async ({ page }) => {
    const { id, price } = await offer(brand);
    await open(page, `/catalog/${id}/`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(roubles(price)).first()).toBeVisible();
    for (const chrome of ['body > header', 'footer', '[popover]', 'main nav']) {
      for (const part of await page.locator(chrome).all()) await expect(part).toBeHidden();
    }
    await expect(page.getByText('Похожие предложения')).toBeHidden();
  });

  test('similar cars lead on to their own pages', async ({ page }) => {
    const { id, similar } = await offer(brand);
    await open(page, `/catalog/${id}/`);
    const cards = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Похожие предложения' }) })
      .getByRole('article');
    expect(await cards.count()).toBeGreaterThanOrEqual(4);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(`/catalog/${similar[0]?.id}/`);
    await expect(page.locator('h1[data-item]').filter({ visible: true })).toBeVisible();
  });

  test('the page of a sold car says so and offers others', async ({ page, watch }) => {
    watch.allow(410);
    const gone = `/catalog/${await findGoneId(brand.holdingId)}/`;
    const response = await open(page, gone);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/уже продан/);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL(gone);
    await expect(page.locator('h1[data-item]').filter({ visible: true })).toBeVisible();
  });
});
