import { expectAccessible } from '../src/axe.ts';
import { open } from '../src/open.ts';
import { outboxOf } from '../src/outbox.ts';
import { desktop, expect, phone, sharedByBrands, test } from '../src/test.ts';
import { carToDrive, fill, formDialog, leadNumber, newVisitor, send } from '../src/test-drive.ts';

sharedByBrands((brand) => {
  for (const [width, screen] of [
    [390, phone],
    [1440, desktop],
  ] as const) {
    test.describe(`the page at ${width} px`, () => {
      test.use(screen);

      test('the page of test drives: one for everybody, with the car of the address above the form', async ({
        page,
      }) => {
        const car = await carToDrive(brand);
        await open(page, '/services/testdrive/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Запись на тест-драйв');
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `https://${brand.host}/services/testdrive/`,
        );
        const form = page.getByRole('region', { name: 'Форма записи' });
        await expect(form.getByLabel('Марка')).toBeVisible();
        await expect(form.getByLabel('Дилерский центр').locator('option')).not.toHaveCount(1);
        await expectAccessible(page, 'the page of test drives');

        await open(page, `/services/testdrive/?vehicle=${car.id}`);
        await expect(form).toContainText(`${car.mark.name} ${car.model.name}`);
        await expect(form.getByLabel('Марка')).toHaveCount(0);
        await expectAccessible(page, 'the page of test drives with a car');
        const visitor = newVisitor();
        await fill(form, visitor);
        await send(form).click();
        await leadNumber(form);
        expect(await outboxOf(visitor.phone)).toHaveLength(1);
      });
    });
  }

  test('a mark in the address is the mark of the form; a car that is not there is said so', async ({ page, watch }) => {
    watch.allow(404);
    await open(page, '/services/testdrive/?mark=toyota');
    const form = page.getByRole('region', { name: 'Форма записи' });
    await expect(form.getByText('Марка: Toyota')).toBeVisible();
    await open(page, '/services/testdrive/?vehicle=999999999');
    await expect(form.getByText('Этого автомобиля уже нет в продаже')).toBeVisible();
    await expect(form.getByLabel('Имя')).toBeVisible();
  });

  test('the menu leads to the page of test drives', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('button', { name: 'Услуги' }).click();
    await page.locator('[popover]').getByRole('link', { name: 'Тест-драйв' }).click();
    await expect(page).toHaveURL('/services/testdrive/');
    await expect(formDialog(page)).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('the way to a test drive is a link to its page, and the page gives the phone', async ({ page }) => {
      // Without scripts every picture is fetched at once, and a cold studio draws them one by one.
      await page.goto(`/catalog/${(await carToDrive(brand)).id}/`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('link', { name: /^Записаться на\sтест-драйв$/ }).click();
      await expect(page).toHaveURL(/\/services\/testdrive\/\?vehicle=\d+$/);
      const form = page.getByRole('region', { name: 'Форма записи' });
      await expect(form.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', `tel:+${brand.phones.msk}`);
      await expect(form.getByRole('button')).toHaveCount(0);
    });
  });
});
