import type { Route } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { buyerAt } from '../src/bank-answers.ts';
import { open } from '../src/open.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';

test.use(phone);

sharedByBrands((brand) => {
  test('every answer of the bank reaches the payer in words: on the way back, on the order, on an invoice', async ({
    page,
    watch,
  }) => {
    watch.allow(503);
    const buyer = buyerAt(brand);
    const main = page.getByRole('main');
    const told = (words: string | RegExp) => expect(main.getByText(words).first()).toBeVisible({ timeout: 30_000 });
    const heading = (name: RegExp) =>
      expect(main.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 90_000 });

    // It answers in a minute; the others are tried meanwhile.
    const late = await buyer.order();
    const lateBack = await buyer.pay(await buyer.paymentOf(late), 'delay');
    await open(page, lateBack);
    await heading(/^Проверяем оплату$/);
    await expectAccessible(page, 'the bank is asked');

    const order = await buyer.order();
    for (const [act, place] of [
      ['cancel', '/webpay/BankSPB/Cancel/'],
      ['decline', '/webpay/BankSPB/Decline/'],
    ] as const) {
      const back = await buyer.pay(await buyer.paymentOf(order), act);
      expect(back.startsWith(place), back).toBe(true);
      await open(page, back);
      await told('Прошлая оплата не\u00a0прошла');
      await told(/Деньги не\sсписаны/);
      await expectAccessible(page, act);
      await open(page, `/checkout/${order}/`);
      await told(/Оплата не\sпрошла/);
    }
    // Two equal messages: paid once. What was paid is asked for anew where nobody answered.
    let refused = 0;
    const refuse = (route: Route) => {
      refused += 1;
      return route.fulfill({ status: 503, json: {} });
    };
    await page.route(/\/api\/pay\/[0-9a-f-]{36}\/?(?:\?|$)/, refuse, { times: 1 });
    await open(page, await buyer.pay(await buyer.paymentOf(order), 'twice'));
    await heading(/^Спасибо, оплата получена$/);
    expect(refused).toBe(1);
    await open(page, `/checkout/${order}/`);
    await told('Оплачен');

    for (const [number, act] of [
      ['СЧ-1001', 'never'],
      ['СЧ-1002', 'wrong'],
    ] as const) {
      const invoice = await buyer.invoice(number);
      await open(page, `/pay/${invoice}/`);
      await heading(new RegExp(number));
      await expect(main.getByRole('button', { name: /Оплатить/ })).toBeVisible();
      await expectAccessible(page, `invoice ${number}`);
      await open(page, await buyer.pay(invoice, act));
      await heading(/^Проверяем оплату$/);
      await open(page, `/pay/${invoice}/`);
      await told('Оплата начата');
    }

    const paid = await buyer.order();
    await open(page, await buyer.pay(await buyer.paymentOf(paid), 'approve'));
    await heading(/^Спасибо, оплата получена$/);

    await open(page, `/checkout/${late}/`);
    await told(/Оплачен|Платить второй раз не\sнужно/);
    await open(page, lateBack);
    await heading(/^Спасибо, оплата получена$/);
  });
});
