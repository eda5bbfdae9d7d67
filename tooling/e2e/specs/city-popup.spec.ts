import type { Page } from '@playwright/test';
import { expectNoShift, watchShifts } from '../src/layout-shifts.ts';
import { open } from '../src/open.ts';
import { desktop, expect, phone, test } from '../src/test.ts';

test.use({ city: null });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Ваш город:' });

async function openPopup(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(4_000);
  await expect(popup(page)).toBeVisible();
}

test('«Выбрать другой» opens the panel of cities in place of the popup, and a choice there is kept', async ({
  page,
  context,
}) => {
  await openPopup(page);
  await popup(page).getByRole('button', { name: 'Выбрать другой' }).click();
  const panel = page.getByRole('dialog', { name: 'Город', exact: true });
  await expect(panel).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Санкт-Петербург' }).click();
  await expect(page).toHaveURL('/?city=spb');
  expect((await context.cookies()).find(({ name }) => name === 'siteCityCode')?.value).toBe('spb');
});

test.describe('with banners never closed', () => {
  test.use({ banners: null });
  test('the banner of the application waits for the popup, leaves at 184 px, and once closed stays away for a day', async ({
    page,
    context,
  }) => {
    await watchShifts(page);
    await openPopup(page);
    const banner = page.getByRole('complementary', { name: 'Приложение' });
    await page.clock.runFor(5_000);
    await expect(popup(page)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(popup(page)).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'Открыть' })).toHaveAttribute(
      'href',
      '/mobileapp/download/?top-banner',
    );
    await expectNoShift(page, 'city popup and banner');
    const box = await banner.boundingBox();
    const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    // Beside it, above it or below it.
    expect(
      words.right <= (box?.x ?? 0) || words.bottom <= (box?.y ?? 0) || words.top >= (box?.y ?? 0) + (box?.height ?? 0),
    ).toBe(true);
    for (const [top, count] of [
      [184, 0],
      [183, 1],
      [0, 1],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(banner).toHaveCount(count);
    }
    await banner.getByRole('button', { name: 'Закрыть' }).click();
    await expect(banner).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'topBannerClosed');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60);
  });
});

for (const [width, screen] of [
  [390, phone],
  [820, { viewport: { width: 820, height: 1180 } }],
  [1440, desktop],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use(screen);
    test('the popup lies clear of the header', async ({ page }) => {
      await openPopup(page);
      const header = await page.getByRole('banner').boundingBox();
      const box = await popup(page).boundingBox();
      expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });
}
