import { offerOf } from '../src/offer.ts';
import { open } from '../src/open.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';
import { roubles } from '../src/words.ts';

sharedByBrands((brand) => {
  test('the price block tells the honest price, with and without each benefit', async ({ page }) => {
    const { id, price, benefits } = await offerOf(brand);
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

  test('the gallery goes full screen and turns its pictures by keyboard alone', async ({ page }) => {
    const { id } = await offerOf(brand);
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
    await expect(full.locator('[data-full-current]')).toHaveText('2');
    const zoom = full.getByRole('button', { name: 'Увеличить фото' });
    await page.keyboard.press('+');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('-');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(full).toBeHidden();
    await expect(expand).toBeFocused();
    await expect(gallery.locator('[data-current]')).toHaveText('2');
  });

  test('thumbs and arrows turn the pictures', async ({ page }) => {
    const { id } = await offerOf(brand);
    await open(page, `/catalog/${id}/`);
    const gallery = page.getByRole('region', { name: 'Фотографии' });
    await gallery.getByRole('button', { name: 'Следующее фото' }).click();
    await expect(gallery.locator('[data-current]')).toHaveText('2');
    await gallery.getByRole('button', { name: /^Показать фото 4/ }).click();
    await expect(gallery.locator('[data-current]')).toHaveText('4');
    await expect(gallery.getByRole('button', { name: /^Показать фото 4/ })).toHaveAttribute('aria-current', 'true');
  });

  test('on paper there is the car and its price, and nothing of the frame', async ({ page }) => {
    const { id, price } = await offerOf(brand);
    await open(page, `/catalog/${id}/`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(roubles(price)).first()).toBeVisible();
    for (const chrome of ['body > header', 'footer', '[popover]', 'main nav']) {
      for (const part of await page.locator(chrome).all()) await expect(part).toBeHidden();
    }
    await expect(page.getByText('Похожие предложения')).toBeHidden();
  });
});
