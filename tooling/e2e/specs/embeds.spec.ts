import type { Frame, Page } from '@playwright/test';
import { type EmbedName, embedSnippet, embeds, isEmbedName } from '@showroom/domain/embeds';
import { fillRecipient, goToOrdering, placeOrder, takeToBasket } from '../src/buying.ts';
import { settle } from '../src/open.ts';
import { outboxOf } from '../src/outbox.ts';
import { partnerOrigin, servePartner } from '../src/partner-site.ts';
import { readStack } from '../src/running-stack.ts';
import { desktop, expect, sharedByBrands, test } from '../src/test.ts';
import { leadNumber, newVisitor } from '../src/test-drive.ts';

const names: readonly EmbedName[] = Object.keys(embeds).filter(isEmbedName);
/** A field that stands in each once it is alive. */
const firstField: Record<EmbedName, string> = { 'service-online': 'Марка', insurance: 'Телефон', testdrive: 'Телефон' };

async function blockThirdPartyCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}

/** From the shelf in a partner's frame to the press that places the order. */
async function orderInFrame(page: Page, id: string): Promise<Frame> {
  const handle = await page.locator(`#${id}`).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  const main = frame.locator('#content');
  const reach = async (place: RegExp) => {
    await frame.waitForURL(place);
    await settle(frame);
  };
  await settle(frame);
  const onSale = main
    .locator('[data-goods]')
    .filter({ has: frame.getByRole('button', { name: /^В корзину/ }) })
    .first();
  await onSale.locator('a[data-card]').first().click();
  await reach(/\/iframe\/item\/\d+\/$/);
  await takeToBasket(main);
  await reach(/\/iframe\/basket\/$/);
  await goToOrdering(main);
  await reach(/\/iframe\/ordering\/$/);
  await fillRecipient(main, newVisitor());
  await placeOrder(main);
  return frame;
}

sharedByBrands((brand) => {
  test.describe('a partner’s page', () => {
    test.use(desktop);

    test('shows all forms as tall as they are, and takes a request with third-party cookies blocked', async ({
      page,
      watch,
    }) => {
      const { origins, partnerPort } = readStack();
      const partner = partnerOrigin(partnerPort);
      watch.visit(partner);
      const stop = await servePartner(
        partnerPort,
        names.map((name) => embedSnippet(origins[brand.code], name)).join('\n'),
      );
      try {
        await blockThirdPartyCookies(page);
        await page.goto(partner);
        for (const name of names) {
          const frame = page.locator(`#showroom-${name}`);
          const inside = frame.contentFrame();
          await frame.scrollIntoViewIfNeeded();
          await expect(inside.getByRole('heading', { level: 1 })).toHaveText(embeds[name].title);
          await expect(inside.getByLabel(firstField[name])).toBeVisible();
          const heights = async () => {
            const outer = (await frame.boundingBox())?.height ?? 0;
            return outer - (await inside.locator('#content').evaluate((main) => main.getBoundingClientRect().height));
          };
          await expect.poll(async () => Math.abs(await heights()), name).toBeLessThan(2);
        }

        const visitor = newVisitor();
        const form = page.locator('#showroom-testdrive').contentFrame().locator('#content');
        await expect.poll(() => form.getByLabel('Дилерский центр').locator('option').count()).toBeGreaterThan(2);
        await form.getByLabel('Имя').fill(visitor.name);
        await form.getByLabel('Телефон').fill(`+7${visitor.typed}`);
        await form.getByLabel('Дилерский центр').selectOption({ index: 1 });
        await form.getByRole('checkbox', { name: /^Я принимаю/ }).check();
        await form.getByRole('button', { name: 'Записаться', exact: true }).click();
        const number = await leadNumber(form);
        expect(number).not.toBe('');
        await expect.poll(async () => JSON.stringify(await outboxOf(visitor.phone))).toContain(number);
      } finally {
        stop();
      }
    });

    test('sells an item with third-party cookies blocked: the bank takes the whole window, and the order comes back', async ({
      page,
      watch,
    }) => {
      const { api, origins, partnerPort } = readStack();
      const partner = partnerOrigin(partnerPort);
      watch.visit(partner);
      watch.visit(api.replace('127.0.0.1', 'localhost'));
      const stop = await servePartner(partnerPort, embedSnippet(origins[brand.code], 'store'));
      try {
        await blockThirdPartyCookies(page);
        await page.goto(partner);
        await orderInFrame(page, 'showroom-store');
        await expect(page).toHaveURL(/\/dev\/bank\//);
        await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: /оплата получена/ })).toBeVisible({ timeout: 30_000 });
        await page.getByRole('link', { name: 'Открыть заказ' }).click();
        await expect(page).toHaveURL(/\/checkout\/[\da-f-]{36}\/$/);
        await expect(page.getByText('Оплачен').first()).toBeVisible();
        // What was ordered in the frame left its basket there.
        await page.goto(partner);
        const again = await (await page.locator('#showroom-store').elementHandle())?.contentFrame();
        await again?.goto(`${origins[brand.code]}/iframe/basket/`);
        await expect(
          page.frameLocator('#showroom-store').getByRole('heading', { name: 'В корзине пусто' }),
        ).toBeVisible();
      } finally {
        stop();
      }
    });
  });
});
