import { brands } from '../src/brands.ts';
import { fillRecipient, goToOrdering, placeOrder, takeToBasket } from '../src/buying.ts';
import { killServer } from '../src/kill-server.ts';
import { open } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { signInBrowser } from '../src/sign-in.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';

test.use(phone);

sharedByBrands((brand) => {
  // One brand's customer, the other one's guest: both ways share everything between.
  const isCustomer = brand === brands[0];
  test(`a ${isCustomer ? 'customer' : 'guest'} buys though the API is killed between each step, and once in the middle of one: one order, paid once`, async ({
    page,
    context,
    watch,
  }) => {
    watch.visit(readStack().api.replace('127.0.0.1', 'localhost'));
    // What a page asks for meanwhile is refused, and asked for again.
    watch.allow(500, 502, 503, 504);
    watch.lose();
    const kill = async () => {
      await killServer('api')();
      const isUp = () =>
        fetch(`${readStack().api}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    };
    if (isCustomer) await signInBrowser(context, brand, 'Раиса');
    // The launcher gives up what dies ten times in a minute.
    else await page.waitForTimeout(60_000);
    const main = page.getByRole('main');
    await open(page, '/store/');
    await main.locator('a[href^="/item/"]').first().click();
    await expect(page).toHaveURL(/\/item\/\d+\/$/);
    await kill();
    await takeToBasket(main);
    await expect(page).toHaveURL(/\/basket\/$/);
    await kill();
    await goToOrdering(main);
    await expect(page).toHaveURL(/\/ordering\/$/);
    await fillRecipient(main, newVisitor());
    await kill();
    const back = kill();
    await placeOrder(main);
    await back;
    const bank = /\/dev\/bank\//;
    await expect(async () => {
      const isRefused = await main
        .getByText(/Заказ\sне\sоформлен|не\sотвечает/)
        .first()
        .isVisible();
      if (isRefused) await main.getByRole('button', { name: 'Оформить заказ' }).click();
      await expect(page).toHaveURL(bank, { timeout: 5_000 });
    }).toPass();
    await kill();
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
    await expect(page).not.toHaveURL(bank);
    await kill();
    await expect(page.getByRole('heading', { level: 1, name: /оплата получена/ })).toBeVisible({ timeout: 60_000 });
    await kill();
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(main.getByText('Оплачен').first()).toBeVisible();
    if (!isCustomer) return;
    await open(page, '/lk/orders/?tab=store');
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('article')).toContainText('Оплачен');
  });
});
