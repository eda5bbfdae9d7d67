import type { Page } from '@playwright/test';
import { functionalServiceStatuses } from '@showroom/domain/account/functional-service';
import { policyStatuses } from '@showroom/domain/account/insurance-policy';
import { bonusStatuses } from '@showroom/domain/account/loyalty';
import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { orderWorkStatuses, serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { expectAccessible } from '../src/axe.ts';
import { open, untilWayBack } from '../src/open.ts';
import { codeSentTo } from '../src/sign-in.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';

test.use(phone);

/** Pages of the account with their headings. */
const pages: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/lk/', /^Здравствуйте, (?:Вера|Анна)!$/],
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

/** The bank's time to pay may be over by now. */
const { awaiting_payment: _, ...storeStatuses } = storeOrderStatuses;

/** What the example customer finds on a page: each of these words. */
const found: Readonly<Record<string, readonly string[]>> = {
  '/lk/': ['Lada Vesta', 'Ближайшее ТО', 'Продлить полис', 'Уведомления: новых'],
  '/lk/garage/': ['Основной', 'Проверяем данные', 'В архиве', 'Отзывная кампания'],
  '/lk/orders/': Object.values(serviceOrderStatuses),
  '/lk/orders/?tab=store': Object.values(storeStatuses),
  '/lk/orders/?tab=sales': [...Object.values(dealStatuses), 'Брони'],
  '/lk/insurances/': Object.values(policyStatuses),
  '/lk/functional-services/': Object.values(functionalServiceStatuses),
  '/lk/service-registration/': ['Шаг 1 из 5'],
  '/lk/favorites/': ['Поиски и цены'],
  '/lk/notifications/': ['Новое', 'Отметить все прочитанными'],
  '/lk/profile/': ['anna@example.com', 'Где выполнен вход'],
  '/lk/loyalty/': [...Object.values(bonusStatuses), 'сгорят'],
};

/** Pages of one thing, by the first link of its kind on the page of many, and what stands on them. */
const things: readonly (readonly [from: string, link: string, words: readonly string[]])[] = [
  ['/lk/garage/', 'article a', ['Подушка безопасности водителя', '29 400 км']],
  ['/lk/insurances/', 'article a', ['Что застраховано', 'Ущерб', 'Продлить']],
  // The oldest deal has been through all stages.
  ['/lk/orders/?tab=sales', 'a[href^="/lk/orders/sales/"] >> nth=-1', ['Предоплата', 'Договор купли-продажи']],
];

const plain = (text: string) => text.replace(/\s/g, ' ');

/** Signs in with a code, at the page that asks for it. */
async function signIn(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Телефон').fill(digits.slice(1));
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из сообщения')).toBeFocused();
  await expect.poll(() => codeSentTo(digits)).not.toBe('');
  await page.getByLabel('Код из сообщения').fill(await codeSentTo(digits));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выйти' }).first().click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /Token$|loggedIn/.test(name))).toEqual([]);
}

/** A page of the account has come: its heading, nothing that still loads, no wider than the phone. */
async function expectPage(page: Page, path: string, heading?: RegExp): Promise<void> {
  if (heading) await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
}

async function expectWords(page: Page, path: string, words: readonly string[]): Promise<void> {
  const missing = async () => {
    const labels = await page.locator('main [aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const text = plain([await page.locator('main').textContent(), ...labels].join(' '));
    return words.filter((word) => !text.includes(plain(word)));
  };
  await expect.poll(missing, path).toEqual([]);
}

sharedByBrands((brand) => {
  const walked = [...pages, ...(brand.loyalty ? [['/lk/loyalty/', /^Бонусы$/] as const] : [])];

  test('a new customer signs in by a code, tells a name, and finds every page empty; one with data finds it in every status', async ({
    page,
    watch,
  }) => {
    // A number of this run alone: codes of one phone are counted.
    const digits = `7999${brand.holdingId}${String(Date.now()).slice(-6)}`;
    await open(page, '/lk/garage/');
    await expect(page).toHaveURL(/\/lk\/auth\/\?next=%2Flk%2Fgarage%2F$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Вход/ })).toBeVisible();
    await expectAccessible(page, 'sign-in');
    await signIn(page, digits);

    await expect(page).toHaveURL(/\/registration\/\?next=/);
    await page.getByLabel(/^Имя/).fill('Вера');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const later = page.getByRole('button', { name: /Не сейчас|Пропустить|Позже/ });
    await expect(later.or(page.getByRole('heading', { level: 1, name: 'Гараж' }))).toBeVisible();
    if (await later.isVisible()) await later.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Гараж' })).toBeVisible();
    for (const [path, heading] of walked) {
      await open(page, path);
      await expectPage(page, path, heading);
    }
    // A read that was under way while signing out hears that nobody is signed in.
    watch.allow(401);
    await signOut(page);
    await page.goBack();
    await expect(page.getByText('Вера')).toHaveCount(0);

    await open(page, '/lk/auth/?next=%2Flk%2F');
    await signIn(page, `7999${String(brand.holdingId).padStart(7, '0')}`);
    await expect(later.or(page.getByRole('heading', { level: 1, name: /Анна/ }))).toBeVisible();
    if (await later.isVisible()) await later.click();
    for (const [path, heading] of walked) {
      await open(page, path);
      await expectWords(page, path, found[path] ?? []);
      await expectPage(page, path, heading);
      await expectAccessible(page, path);
    }
    for (const [path, link, words] of things) {
      await open(page, path);
      await page.getByRole('main').locator(link).first().click();
      await expectWords(page, `${path} ${link}`, words);
      await expectPage(page, `${path} ${link}`);
      await expectAccessible(page, `${path} ${link}`);
    }
    // The order that works are agreed on in, and one of them.
    await open(page, '/lk/orders/');
    const order = page.locator('article', { hasText: 'Нужно ваше решение' });
    await order.getByRole('link').click();
    await expectWords(page, 'order', Object.values(orderWorkStatuses));
    await expectAccessible(page, 'order');
    await page.getByRole('link', { name: 'Замена колодок' }).click();
    await expectWords(page, 'work', ['8 400 ₽', 'Согласовать', 'Отказаться']);
    await expectPage(page, 'work', /^Замена колодок$/);

    // On a page that is the same for everybody: the sign of the bar is the menu of whoever is signed in.
    await open(page, '/cookie/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Анна: новых уведомлений, \d+\+?$/ })
      .click();
    const menu = page.getByRole('region', { name: 'Личный кабинет' });
    await expect(menu).toContainText(/Уведомления\s*\d+\sнов/);
    await expect(menu.getByRole('button', { name: 'Выйти' })).toBeVisible();
    await expectAccessible(page, 'user menu');
    await menu.getByRole('link', { name: 'Заявки' }).click();
    await expect(page).toHaveURL(/tab=requests$/);
    await expectPage(page, 'requests', /^Заказы$/);
    await expect(page.getByRole('button', { name: 'Заявки' })).toHaveAttribute('aria-pressed', 'true');

    await open(page, '/lk/garage/');
    await page.getByRole('link', { name: 'Выбрать основной' }).click();
    const mainCar = page.getByRole('dialog', { name: 'Основной автомобиль' });
    await mainCar.getByRole('button', { name: 'Lada Vesta' }).click();
    await expect(mainCar).toBeHidden();
    await untilWayBack(page);

    await open(page, '/lk/notifications/');
    await page.getByRole('button', { name: 'Отметить все прочитанными' }).click();
    await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).not.toContainText(/Уведомления: \d/);
    await signOut(page);
  });
});
