import { expectAccessible } from '../src/axe.ts';
import { open } from '../src/open.ts';
import { outboxOf } from '../src/outbox.ts';
import { eachBrand, expect, phone, test } from '../src/test.ts';

test.use(phone);

/** Pages of the account with their headings; the points are one brand's. */
const pages: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/lk/', /^Здравствуйте, Вера!$/],
  ['/lk/garage/', /^Гараж$/],
  ['/lk/orders/', /^Заказы$/],
  ['/lk/orders/?tab=store', /^Заказы$/],
  ['/lk/orders/?tab=sales', /^Заказы$/],
  ['/lk/insurances/', /^Страховки$/],
  ['/lk/functional-services/', /^Услуги и.опции автомобиля$/],
  ['/lk/service-registration/', /^Запись на.сервис$/],
  ['/lk/favorites/', /^Избранное$/],
  ['/lk/compare/', /^Сравнение$/],
  ['/lk/notifications/', /^Уведомления$/],
  ['/lk/profile/', /^Профиль$/],
];

eachBrand((brand) => {
  test('a new customer signs in by a code, tells a name, walks the whole account, and signs out', async ({
    page,
    context,
  }) => {
    // A number of this run alone: codes of one phone are counted.
    const digits = `7999${brand.holdingId}${String(Date.now()).slice(-6)}`;
    await open(page, '/lk/garage/');
    await expect(page).toHaveURL(/\/lk\/auth\/\?next=%2Flk%2Fgarage%2F$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Вход/ })).toBeVisible();
    await expectAccessible(page, 'sign-in');
    await page.getByLabel('Телефон').fill(digits.slice(1));
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByLabel('Код из сообщения')).toBeFocused();
    const codeOf = async () => /\d{6}/.exec((await outboxOf(digits))[0]?.body ?? '')?.[0] ?? '';
    await expect.poll(codeOf).not.toBe('');
    await page.getByLabel('Код из сообщения').fill(await codeOf());
    await page.getByRole('button', { name: 'Подтвердить' }).click();

    await expect(page).toHaveURL(/\/registration\/\?next=/);
    await page.getByLabel(/^Имя/).fill('Вера');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const later = page.getByRole('button', { name: /Не сейчас|Пропустить|Позже/ });
    await expect(later.or(page.getByRole('heading', { level: 1, name: 'Гараж' }))).toBeVisible();
    if (await later.isVisible()) await later.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Гараж' })).toBeVisible();

    for (const [path, heading] of [
      ...pages,
      ...(brand.holdingId === 1 ? [['/lk/loyalty/', /^Бонусы$/] as const] : []),
    ]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      await expectAccessible(page, path);
    }

    await page.getByRole('button', { name: 'Выйти' }).first().click();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
    expect((await context.cookies()).filter(({ name }) => /Token$|loggedIn/.test(name))).toEqual([]);
    await page.goBack();
    await expect(page.getByText('Вера')).toHaveCount(0);
  });
});
