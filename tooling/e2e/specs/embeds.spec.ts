import { type EmbedName, embedSnippet, embeds, isEmbedName } from '@showroom/domain/embeds';
import { outboxOf } from '../src/outbox.ts';
import { partnerOrigin, servePartner } from '../src/partner-site.ts';
import { readStack } from '../src/running-stack.ts';
import { desktop, expect, sharedByBrands, test } from '../src/test.ts';
import { leadNumber, newVisitor } from '../src/test-drive.ts';

const names: readonly EmbedName[] = Object.keys(embeds).filter(isEmbedName);
/** A field that stands in each once it is alive. */
const firstField: Record<EmbedName, string> = { 'service-online': 'Марка', insurance: 'Телефон', testdrive: 'Телефон' };

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
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
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
  });
});
