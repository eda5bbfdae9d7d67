import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { fillRecipient, goToOrdering, placeOrder, pressByKeyboard, takeToBasket } from '../src/buying.ts';
import { open } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { signInBrowser } from '../src/sign-in.ts';
import { eachBrand, expect, phone, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';

test.use(phone);

/** Presses of a guest from the search to the paid order. */
const mostPresses = 9;

/** Presses, and counts them. */
function counted() {
  let presses = 0;
  return {
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    count: () => presses,
  };
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Поиск' });

/** A search of the panel: the first item that it finds is opened. */
async function find(page: Page, words: string, press: (control: Locator) => Promise<void>): Promise<void> {
  await press(page.getByRole('banner').getByRole('link', { name: 'Поиск' }));
  await panel(page).getByPlaceholder('Поиск').fill(words);
  await press(panel(page).getByRole('tabpanel').getByRole('article').first().getByRole('link').first());
  await expect(page).toHaveURL(/\/item\/\d+\/$/);
}

eachBrand(() => {
  test('a guest finds an item, orders it, pays at the bank, and the order is paid', async ({ page, watch }) => {
    // The bank's page stands on the API, which a browser knows by the machine's name.
    watch.visit(readStack().api.replace('127.0.0.1', 'localhost'));
    const { press, count } = counted();
    await open(page, '/');
    await find(page, 'салонный фильтр', press);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expectAccessible(page, 'item');
    await takeToBasket(page.getByRole('main'), press);

    await expect(page).toHaveURL(/\/basket\/$/);
    await expect(page.getByRole('listitem').filter({ hasText: name ?? '' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Корзина/ })).toContainText('1');
    await expectAccessible(page, 'basket');
    await goToOrdering(page.getByRole('main'), press);

    await expect(page).toHaveURL(/\/ordering\/$/);
    // Nothing is filled in: everything that is missing is named at once, the offer too.
    await page.getByRole('main').getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(page.getByText(/^Проверьте поля: .*Телефон.*Согласие с\u00a0офертой, Согласие\.$/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /оферты/ })).toHaveAttribute('aria-invalid', 'true');
    await fillRecipient(page.getByRole('main'), newVisitor());
    await expectAccessible(page, 'ordering');
    await placeOrder(page.getByRole('main'), press);

    await expect(page).toHaveURL(/\/dev\/bank\//);
    await press(page.getByRole('button', { name: 'Оплатить', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: /оплата получена/ })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/pay\/success\/\?id=/);
    await expect(page.getByRole('main')).toContainText(/Заказ [A-ZА-Я]-\d+: [\d\u00a0]+₽/);
    await expect(page.getByRole('main')).toContainText(/Будет готов \d+/);
    await expectAccessible(page, 'result');
    expect(count()).toBeLessThanOrEqual(mostPresses);

    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(page).toHaveURL(/\/checkout\/[\da-f-]{36}\/$/);
    await expect(page.getByText('Оплачен').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Вернуться в\u00a0магазин' })).toHaveAttribute('href', '/store/');
    await expectAccessible(page, 'checkout');
    await open(page, '/basket/');
    await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible();
  });
});

sharedByBrands((brand) => {
  test('a customer buys by the keyboard alone, as whom the account knows him, and finds the order in the account', async ({
    page,
    context,
    watch,
  }) => {
    watch.visit(readStack().api.replace('127.0.0.1', 'localhost'));
    await signInBrowser(context, brand, 'Раиса');
    const main = page.getByRole('main');
    await open(page, '/');
    await find(page, 'салонный фильтр', pressByKeyboard);
    await takeToBasket(main, pressByKeyboard);
    await goToOrdering(main, pressByKeyboard);
    // This browser has the session alone: who he is was asked of the account.
    await expect(main.getByLabel('Имя', { exact: true })).toHaveValue('Раиса');
    await expect(main.getByLabel('Телефон')).toHaveValue(/^\+7/);
    await main.getByLabel(/^E-mail/).fill(newVisitor().email);
    await placeOrder(main, pressByKeyboard);
    await expect(page).toHaveURL(/\/dev\/bank\//);
    await pressByKeyboard(page.getByRole('button', { name: 'Оплатить', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: /оплата получена/ })).toBeVisible({ timeout: 30_000 });
    await open(page, '/lk/orders/?tab=store');
    await expect(page.getByRole('main').getByText('Оплачен').first()).toBeVisible();
  });
});
