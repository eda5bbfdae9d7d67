import { getListing, getVehicle } from '../src/api.ts';
import { expectAccessible } from '../src/axe.ts';
import type { BrandFacts } from '../src/brands.ts';
import { open } from '../src/open.ts';
import { outboxOf } from '../src/outbox.ts';
import { desktop, expect, phone, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';
import { roubles } from '../src/words.ts';

async function firstOf(brand: BrandFacts, query: Record<string, string>) {
  const card = (await getListing(brand.holdingId, query)).items.find(({ price }) => price !== null);
  if (!card) throw new Error(`nothing in stock for ${JSON.stringify(query)}`);
  return getVehicle(brand.holdingId, card.id);
}

/** The new car of the first page with the most benefits: the fullest sheet. */
async function mostBenefits(brand: BrandFacts) {
  const { items } = await getListing(brand.holdingId, { condition: 'new' });
  const vehicles = await Promise.all(items.slice(0, 12).map(({ id }) => getVehicle(brand.holdingId, id)));
  const [fullest] = vehicles.sort((a, b) => b.benefits.length - a.benefits.length);
  if (!fullest) throw new Error('no new car in stock');
  return fullest;
}

sharedByBrands((brand) => {
  test.describe('on a phone', () => {
    test.use(phone);

    test('the history of a used car: phone, wrong code, right code, report with its notice', async ({
      page,
      watch,
    }) => {
      watch.allow(400);
      const car = await firstOf(brand, { type: 'cars', condition: 'used' });
      const visitor = newVisitor();
      await open(page, `/catalog/${car.id}/`);
      await page.getByRole('link', { name: 'Посмотреть отчёт' }).tap();
      const dialog = page.getByRole('dialog', { name: 'История автомобиля' });
      await expect(dialog).toContainText(`${car.mark.name} ${car.model.name}`);
      await dialog.getByLabel('Имя').fill(visitor.name);
      await dialog.getByLabel('Телефон').fill(`+7${visitor.typed}`);
      await dialog.getByRole('checkbox', { name: /^Я принимаю/ }).check();
      await dialog.getByRole('button', { name: 'Получить код' }).click();
      const field = dialog.locator('input[name="smsCode"]');
      await expect(field).toBeFocused();
      await expect(dialog.getByRole('button', { name: /^Новый код через/ })).toBeDisabled();
      await expectAccessible(page, 'the step of the code');

      await expect.poll(async () => (await outboxOf(visitor.phone)).length).toBe(1);
      const [message] = await outboxOf(visitor.phone);
      const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
      await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await dialog.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(dialog.getByText(/Неверный код/)).toBeVisible();
      await field.fill(code);
      await dialog.getByRole('button', { name: 'Подтвердить' }).click();

      const report = dialog.locator('[data-report]');
      await expect(report).toBeFocused();
      await expect(report.getByText(/не\sполучена из государственных реестров/)).toBeVisible();
      await expect(report.getByRole('heading', { name: 'Пробег' })).toBeVisible();
      await expectAccessible(page, 'the report');
      expect(new URL(page.url()).search).not.toContain(visitor.typed);
    });

    test('what is on its way: the card and the page offer to tell of its arrival', async ({ page }) => {
      const card = (await getListing(brand.holdingId, { soon: '1' })).items[0];
      if (!card) throw new Error('nothing is on its way');
      const dialog = page.getByRole('dialog', { name: /^Сообщить о\sпоступлении$/ });
      await open(page, '/cars/on-sale-soon/');
      await page
        .getByRole('link', { name: /^Сообщить о\sпоступлении$/ })
        .first()
        .tap();
      await expect(dialog.getByLabel('Имя')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // The dialog takes its entry of the history back; a page opened meanwhile would be taken back with it.
      await expect.poll(() => page.evaluate(() => history.state?.showroomDialog ?? null)).toBeNull();

      const visitor = newVisitor();
      await open(page, `/catalog/${card.id}/`);
      await expect(page.locator('#arrival')).toContainText('Цена уточняется');
      await page.getByRole('link', { name: 'Сообщить', exact: true }).tap();
      await dialog.getByLabel('Имя').fill(visitor.name);
      await dialog.getByLabel('Телефон').fill(`+7${visitor.typed}`);
      await dialog.getByRole('checkbox', { name: /^Я принимаю/ }).check();
      await dialog.getByRole('button', { name: 'Сообщить мне' }).click();
      await expect(dialog.getByText('Заявка отправлена', { exact: true })).toBeVisible();
    });
  });

  test.describe('on paper', () => {
    test.use(desktop);

    test('a price tag is one page of A4, or of A5 when asked, alone and unknown to search engines', async ({
      page,
    }) => {
      const { id, price } = await mostBenefits(brand);
      await open(page, `/price-tags/${id}/`);
      await expect(page.locator('[data-sheet]')).toContainText(roubles(price ?? 0));
      await expect(page.getByRole('img', { name: 'QR-код страницы автомобиля' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page, 'a price tag');
      const isCut = (sheet: Element) => sheet.scrollHeight > sheet.clientHeight + 1;
      expect(await page.locator('[data-sheet]').evaluate(isCut), 'nothing is cut off the sheet').toBe(false);
      expect(paperOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toEqual(['595x842']);
      await page.getByRole('radio', { name: 'A5' }).check();
      expect(paperOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toEqual(['420x595']);
      await open(page, `/price-tags/${id}/?size=a5`);
      await expect(page.getByRole('radio', { name: 'A5' })).toBeChecked();
    });
  });
});

/** Sizes of the pages of a PDF in whole points, one entry a page. */
function paperOf(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`);
}
