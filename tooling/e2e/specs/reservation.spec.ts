import type { Page } from '@playwright/test';
import { getListing, getVehicle } from '../src/api.ts';
import { expectAccessible } from '../src/axe.ts';
import type { BrandFacts } from '../src/brands.ts';
import { open } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';

test.use(phone);

/** The last of the used cars that are reserved online: no other journey looks at it. */
async function carToReserve({ holdingId }: BrandFacts) {
  for (const { id } of (await getListing(holdingId, { condition: 'used' })).items.toReversed()) {
    const vehicle = await getVehicle(holdingId, id);
    if (vehicle.deposit) return vehicle;
  }
  throw new Error('no used car with a deposit on the first page');
}

const main = (page: Page) => page.getByRole('main');
const reserve = (page: Page) =>
  main(page)
    .getByRole('link', { name: /^Забронировать\sза/ })
    .first();

sharedByBrands((brand) => {
  test('a vehicle is reserved, paid for at the bank, shown as reserved to everybody, and given up with the deposit back', async ({
    page,
    browser,
    watch,
  }) => {
    watch.visit(readStack().api.replace('127.0.0.1', 'localhost'));
    // The page asks for an order of this address first.
    watch.allow(404);
    const { id } = await carToReserve(brand);
    const path = `/catalog/${id}/`;
    await open(page, path);
    await reserve(page).click();
    const dialog = page.getByRole('dialog', { name: /^Бронирование\sс\sпредоплатой$/ });
    const visitor = newVisitor();
    await dialog.getByLabel('Имя').fill(visitor.name);
    await dialog.getByLabel('Телефон').fill(visitor.typed);
    await dialog.getByLabel(/^E-mail/).fill(visitor.email);
    await dialog.getByRole('checkbox', { name: /^Я принимаю/ }).check();
    await dialog.locator('button[type="submit"]').click();

    await expect(page).toHaveURL(/\/checkout\/[\da-f-]{36}\/$/);
    const ticket = page.url();
    await expect(page.getByText('Ждёт оплаты', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    await expectAccessible(page, 'reservation');
    await open(page, path);
    await expect(main(page).getByRole('timer').first()).toHaveText(/^Осталось\s/);
    await main(page).getByRole('link', { name: 'Внести предоплату' }).first().click();
    await page.getByRole('button', { name: /^Внести\s/ }).click();
    await expect(page).toHaveURL(/\/dev\/bank\//);
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /оплата получена/ })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Открыть бронь' }).click();
    await expect(page).toHaveURL(ticket);
    await expect(page.getByText('Автомобиль забронирован', { exact: true })).toBeVisible();

    const somebody = await browser.newContext({ baseURL: readStack().origins[brand.code] });
    const seen = await somebody.newPage();
    await expect(async () => {
      await seen.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(
        main(seen)
          .getByText(/^Автомобиль забронирован до/)
          .first(),
      ).toBeAttached();
      await expect(reserve(seen)).toHaveCount(0);
    }).toPass();

    await page.getByRole('button', { name: 'Отменить бронь' }).click();
    await expect(async () => {
      await open(page, ticket);
      await expect(page.getByText('Деньги возвращены', { exact: true })).toBeVisible();
    }).toPass();
    await expect(async () => {
      await seen.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(reserve(seen)).toHaveCount(1);
    }).toPass();
    await somebody.close();
  });
});
