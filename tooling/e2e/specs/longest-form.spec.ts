import { insuranceExtendedForm } from '@showroom/domain/lead/insurance-extended-form';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { brands } from '../src/brands.ts';
import { open } from '../src/open.ts';
import { outboxOf } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';
import { leadNumber, newVisitor } from '../src/test-drive.ts';

const [brand] = brands;
const origin = brand.code;

test.describe(`the longest form, ${origin}`, () => {
  test('is filled by keyboard alone: errors are said, the first one has the focus, what was typed outlives a reload', async ({
    page,
  }) => {
    const longest = Object.values(leadForms).toSorted((one, other) => other.fields.length - one.fields.length)[0];
    expect(longest?.id).toBe(insuranceExtendedForm.id);
    const visitor = newVisitor();
    // A form is loaded when it comes near the screen.
    const near = () => page.getByRole('heading', { name: 'Заполнить подробную анкету' }).scrollIntoViewIfNeeded();
    await open(page, '/services/insurance-2/');
    const form = page.getByRole('main').locator('form').filter({ hasText: insuranceExtendedForm.submit });
    await near();
    await expect(form).toBeVisible();

    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40 && (await focused()) !== name; presses++) await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    const field = (name: string) => form.locator(`[name="${name}"]`);

    // The way begins at the first field; everything after it is keys.
    await field('lastname').focus();
    await page.keyboard.press('Enter');
    await expect(field('lastname')).toBeFocused();
    await expect(field('lastname')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('lastname')).toHaveAccessibleDescription(/Необходимо заполнить поле/);
    await expect(form.getByRole('status').filter({ hasText: 'Проверьте поля: Фамилия' })).toBeVisible();

    await page.keyboard.type('иванова');
    const answers: readonly (readonly [name: string, keys: string])[] = [
      ['firstname', 'анна'],
      ['phone', visitor.typed],
      ['email', visitor.email],
    ];
    for (const [name, keys] of answers) {
      await tabTo(name);
      await page.keyboard.type(keys);
    }

    await tabTo('cover');
    await page.keyboard.press('ArrowDown');

    await page.reload();
    await near();
    await expect(field('lastname')).toHaveValue('Иванова');
    await expect(field('email')).toHaveValue(visitor.email);
    await expect(field('cover')).toHaveValue('ОСАГО');

    await field('cover').focus();
    const rest: readonly (readonly [name: string, keys: string])[] = [
      ['mark', 'Toyota'],
      ['model', 'Camry'],
      ['manufactureYear', '2019'],
      ['totalTrip', '125000'],
      ['stateNumber', 'a123bc77'],
      ['vin', 'XTA2109904357619'],
    ];
    for (const [name, keys] of rest) {
      await tabTo(name);
      await page.keyboard.type(keys);
    }
    await tabTo('policy');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(field('vin')).toBeFocused();
    await expect(field('vin')).toHaveAccessibleDescription(/VIN состоит из/);
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    const number = await leadNumber(page.getByRole('main'));
    expect((await outboxOf(visitor.phone)).map(({ body }) => body).join()).toContain(number);
  });
});
