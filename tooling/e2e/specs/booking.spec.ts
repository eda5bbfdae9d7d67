import type { Locator, Page } from '@playwright/test';
import { open } from '../src/open.ts';
import { eachBrand, expect, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';

const next = (main: Locator) => main.getByRole('button', { name: 'Далее' });
const times = (main: Locator) => main.locator('fieldset').getByRole('button', { name: /^\d\d:\d\d$/ });

/** Car, centre and works; ends where the free times are shown. */
async function chooseWorks(page: Page, main: Locator): Promise<void> {
  await main.getByLabel('Марка').selectOption({ label: 'Haval' });
  await main.getByLabel('Модель').fill('Jolion');
  await next(main).click();
  await main.getByRole('radio').first().check();
  await next(main).click();
  await main.getByRole('checkbox', { name: 'Плановое ТО' }).check();
  await main.getByRole('button', { name: 'Выбрать время' }).click();
  await expect(times(main).first()).toBeVisible();
  await expect(page).toHaveURL(/step=time/);
}

eachBrand(() => {
  test('service is booked on the page, and Back keeps what was typed', async ({ page }) => {
    const visitor = newVisitor();
    await open(page, '/service/online/');
    const main = page.getByRole('main');
    await chooseWorks(page, main);
    await times(main).first().click();
    await main.getByLabel('Имя').fill(visitor.name);
    await main.getByLabel('Телефон').fill(`+7${visitor.typed}`);

    await page.goBack();
    await expect(times(main).first()).toBeVisible();
    await main.getByRole('button', { name: 'Изменить: Автомобиль' }).click();
    await expect(main.getByLabel('Модель')).toHaveValue('Jolion');
    await page.goBack();
    await times(main).first().click();
    await expect(main.getByLabel('Имя')).toHaveValue(visitor.name);
    await expect(main.getByLabel('Телефон')).toHaveValue(/999/);

    await main.getByRole('checkbox', { name: /^Я принимаю/ }).check();
    await main.locator('form button[type="submit"]').click();
    await expect(main.getByText(/Вы записаны: /)).toBeVisible();
    await expect(main.getByRole('button', { name: /календар/i })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(visitor.typed));
  });
});

sharedByBrands(() => {
  test('a booking is moved and cancelled by its link', async ({ page }) => {
    const visitor = newVisitor();
    await open(page, '/service/online/');
    const main = page.getByRole('main');
    await chooseWorks(page, main);
    await times(main).last().click();
    await main.getByLabel('Имя').fill(visitor.name);
    await main.getByLabel('Телефон').fill(`+7${visitor.typed}`);
    await main.getByRole('checkbox', { name: /^Я принимаю/ }).check();
    await main.locator('form button[type="submit"]').click();
    await expect(main.getByText(/Вы записаны: /)).toBeVisible();

    await main.getByRole('link', { name: /Перенести/ }).click();
    await expect(page).toHaveURL(/\/booking\/#/);
    await expect(main.getByText('Вы записаны', { exact: true })).toBeVisible();
    const before = await main.getByText(/по московскому времени/).textContent();
    await main.getByRole('button', { name: 'Перенести' }).click();
    const other = times(main).first();
    const wanted = (await other.textContent()) ?? '';
    await other.click();
    await expect(main.getByText(`${wanted} по московскому времени`)).toBeVisible();
    expect(before).not.toContain(wanted);

    await main.getByRole('button', { name: 'Отменить запись' }).click();
    await main.getByRole('button', { name: 'Да, отменить запись' }).click();
    await expect(main.getByText('Запись отменена')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Перенести' })).toHaveCount(0);
    await page.reload();
    await expect(main.getByText('Запись отменена')).toBeVisible();
  });
});
