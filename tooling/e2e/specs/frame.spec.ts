import { open, untilLayersKept } from '../src/open.ts';
import { desktop, eachBrand, expect, phone, sharedByBrands, test } from '../src/test.ts';

eachBrand((brand) => {
  test.describe('on a wide screen', () => {
    test.use(desktop);

    test('the mega menu opens by mouse, leads on and closes behind the visitor', async ({ page }) => {
      await open(page, '/');
      const menu = page.getByRole('navigation', { name: 'Главное меню' });
      await menu.getByRole('button', { name: 'Каталог' }).click();
      const mega = page.locator('[popover]').getByRole('navigation', { name: 'Каталог', exact: true });
      await expect(mega).toBeVisible();
      await mega.getByRole('link', { name: 'С пробегом', exact: true }).click();
      await expect(page).toHaveURL('/cars/used/');
      await expect(mega).toBeHidden();
      await menu.getByRole('button', { name: 'Марки' }).click();
      const marks = page.locator('[popover]').getByRole('navigation', { name: 'Марки', exact: true });
      await marks.getByRole('link', { name: /^Toyota/ }).click();
      await expect(page).toHaveURL('/brands/toyota/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota');
      await expect(marks).toBeHidden();
    });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the side menu goes one step in and one step back, and closes behind a link', async ({ page }) => {
      await open(page, '/');
      const burger = page.getByRole('button', { name: 'Открыть меню' });
      await burger.click();
      const menu = page.getByRole('dialog', { name: 'Меню', exact: true });
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Каталог' }).click();
      const panel = page.getByRole('dialog', { name: 'Каталог', exact: true });
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: 'Назад' }).click();
      await expect(panel).toBeHidden();
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Каталог' }).click();
      await panel.getByRole('button', { name: 'Автомобили' }).click();
      const deeper = page.getByRole('dialog', { name: 'Автомобили', exact: true });
      await expect(deeper).toBeVisible();
      // The system's own Back is a step back too, and stays on the page.
      await untilLayersKept(page, 3);
      await page.evaluate(() => history.back());
      await expect(deeper).toBeHidden();
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: 'Автомобили' }).click();
      await deeper.getByRole('button', { name: 'Назад' }).click();
      await expect(deeper).toBeHidden();
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL('/');
      // The shelves of a shop come with the first opening.
      await panel.getByRole('button', { name: 'Назад' }).click();
      await menu.getByRole('button', { name: 'Запчасти' }).click();
      const shelves = page.getByRole('dialog', { name: 'Запчасти', exact: true });
      await shelves.getByRole('button', { name: 'Детали для ТО' }).click();
      const shelf = page.getByRole('dialog', { name: 'Детали для ТО', exact: true });
      await expect(shelf.getByRole('link').first()).toHaveText('Все');
      await expect(shelf.getByRole('link', { name: 'Все' })).toHaveAttribute('href', '/parts/detali-dlya-to/');
      await shelf.getByRole('button', { name: 'Назад' }).click();
      await shelves.getByRole('button', { name: 'Назад' }).click();
      await menu.getByRole('button', { name: 'Каталог' }).click();
      await panel.getByRole('button', { name: 'Автомобили' }).click();
      await deeper.getByRole('link', { name: 'Новые', exact: true }).click();
      await expect(page).toHaveURL('/cars/new/');
      await expect(deeper).toBeHidden();
      await expect(panel).toBeHidden();
      await expect(menu).toBeHidden();
      // What the menu added to the history went with it.
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(await page.evaluate(() => history.state?.showroomLayers)).toBeUndefined();
    });
  });

  test('another city is one press away: phone and dealers follow, for seven days', async ({ page, context }) => {
    await open(page, '/contacts/');
    const header = page.locator('header').first();
    await expect(header.getByRole('link', { name: /\+7/ })).toHaveAttribute('href', `tel:+${brand.phones.msk}`);
    await expect(page.locator('main h2').first()).toHaveText('Москва');
    await header.getByRole('button', { name: 'Москва' }).click();
    const panel = page.getByRole('dialog', { name: 'Город' });
    await expect(panel.getByRole('button', { name: 'Москва' })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'Санкт-Петербург' }).click();
    await expect(page).toHaveURL('/contacts/?city=spb');
    await expect(header.getByRole('link', { name: /\+7/ })).toHaveAttribute('href', `tel:+${brand.phones.spb}`);
    await expect(page.locator('main h2').first()).toHaveText('Санкт-Петербург');
    const cookie = (await context.cookies()).find(({ name }) => name === 'siteCityCode');
    expect(cookie?.value).toBe('spb');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(30);
    await open(page, '/');
    await expect(header.getByRole('button', { name: 'Санкт-Петербург' })).toBeVisible();
  });

  test.describe('a first visit with cookies answered', () => {
    test.use({ city: null });
    const popup = 'Ваш город:';

    if (brand.cityPopup) {
      test('the city popup comes after 3 s, leaves after 10 s, and then the city is Moscow', async ({
        page,
        context,
      }) => {
        await page.clock.install();
        await open(page, '/');
        const began = await page.evaluate(() => performance.timeOrigin);
        await page.clock.pauseAt(began + 2_950);
        await expect(page.getByText(popup)).toHaveCount(0);
        await page.clock.runFor(3_000);
        await expect(page.getByText(popup)).toBeVisible();
        await page.clock.runFor(9_900);
        await expect(page.getByText(popup)).toBeVisible();
        await page.clock.runFor(200);
        await expect(page.getByText(popup)).toHaveCount(0);
        expect((await context.cookies()).find(({ name }) => name === 'siteCityCode')?.value).toBe('msk');
      });

      test('«Да, верно» keeps the city and writes it into the address after 300 ms', async ({ page, context }) => {
        await page.clock.install();
        await open(page, '/cars/?sort=price-asc');
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.getByRole('button', { name: 'Да, верно' }).click();
        await expect(page.getByText(popup)).toHaveCount(0);
        expect((await context.cookies()).find(({ name }) => name === 'siteCityCode')?.value).toBe('msk');
        await page.clock.runFor(290);
        await expect(page).toHaveURL('/cars/?sort=price-asc');
        await page.clock.runFor(20);
        await expect(page).toHaveURL('/cars/?sort=price-asc&city=msk');
      });

      test.describe('and cookies not yet answered', () => {
        test.use({ consent: null });
        test('the popup waits for the answer: one thing at a time', async ({ page }) => {
          await page.clock.install();
          await open(page, '/');
          await page.clock.runFor(20_000);
          await expect(page.getByText(popup)).toHaveCount(0);
          await page.getByRole('button', { name: 'Принять' }).click();
          await expect(page.getByText(popup)).toBeVisible();
        });
      });
    } else {
      test('nobody is asked about the city', async ({ page }) => {
        await page.clock.install();
        await open(page, '/');
        await page.clock.runFor(20_000);
        await expect(page.getByText(popup)).toHaveCount(0);
      });
    }
  });
});

sharedByBrands(() => {
  test.describe('on a wide screen', () => {
    test.use(desktop);

    test('the mega menu works by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back', async ({
      page,
    }) => {
      await open(page, '/');
      const opener = page.getByRole('navigation', { name: 'Главное меню' }).getByRole('button', { name: 'Каталог' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const mega = page.locator('[popover]').getByRole('navigation', { name: 'Каталог', exact: true });
      await expect(mega).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(mega.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(mega).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('the header gives way when reading down and returns at the first move up', async ({ page }) => {
      await open(page, '/cars/');
      const header = page.locator('body > header, header').first();
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 90);
      await page.waitForTimeout(300);
      await expect(header).toBeInViewport();
      await page.mouse.wheel(0, 900);
      await expect(header).not.toBeInViewport();
      await page.mouse.wheel(0, -60);
      await expect(header).toBeInViewport();
    });

    test('the first Tab leads past the header', async ({ page }) => {
      await open(page, '/cars/');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });
  });

  test.describe('a first visit', () => {
    test.use({ city: null, consent: null });

    for (const [answer, kept] of [
      ['Принять', 'all'],
      ['Только необходимые', 'necessary'],
    ] as const) {
      test(`the cookie toast takes «${answer}» for an answer, keeps it, and asks again from the footer`, async ({
        page,
      }) => {
        await open(page, '/cookie/');
        const button = page.getByRole('button', { name: answer });
        await button.click();
        await expect(button).toBeHidden();
        expect(await page.evaluate(() => localStorage.cookieConsent)).toBe(kept);
        await open(page, '/contacts/');
        await expect(button).toBeHidden();
        await page.getByRole('button', { name: 'Настройки cookie' }).click();
        await expect(button).toBeVisible();
      });
    }
  });
});
