import { open, untilWayBack } from '../src/open.ts';
import { openSlowPage } from '../src/slow-page.ts';
import { desktop, expect, phone, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';

const saintPetersburg = { latitude: 59.94, longitude: 30.31 };
const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

sharedByBrands(() => {
  test.describe('states of the frame on a wide screen', () => {
    test.use(desktop);

    test('an open menu and a focused field hold the header, whatever is read below', async ({ page }) => {
      await open(page, '/cars/');
      const header = page.locator('header').first();
      const opener = page.getByRole('navigation', { name: 'Главное меню' }).getByRole('button', { name: 'Каталог' });
      await opener.click();
      await page.evaluate(() => scrollTo(0, 900));
      await expect(page.locator('html')).toHaveAttribute('data-header', 'hidden');
      await expect(header).toBeInViewport();
      await page.keyboard.press('Escape');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(header).not.toBeInViewport();
      await opener.focus();
      await expect(header).toBeInViewport();
    });

    test('where the visitor is, is asked on a press: the near city is taken, else cities are offered', async ({
      page,
      context,
    }) => {
      await open(page, '/');
      const header = page.locator('header').first();
      const locate = header.getByRole('button', { name: /^Определить/ });
      const panel = page.getByRole('dialog', { name: 'Город', exact: true });
      // Nobody is asked here: without a permission the browser refuses.
      await locate.click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(saintPetersburg);
      await locate.click();
      await expect(page).toHaveURL('/?city=spb');
      await expect(header.getByRole('button', { name: 'Санкт-Петербург' })).toBeVisible();
    });

    test('an address opens the feedback panel once, and the answer takes the place of its fields', async ({ page }) => {
      await open(page, '/contacts/?send_feedback=y');
      const panel = page.getByRole('dialog', { name: 'Обратная связь' });
      const visitor = newVisitor();
      await panel.getByLabel('Имя').fill(visitor.name);
      await panel.getByLabel('Телефон').fill(`+7${visitor.typed}`);
      await panel.getByLabel('E-mail').fill(visitor.email);
      await expect.poll(() => panel.getByLabel('Дилерский центр').locator('option').count()).toBeGreaterThan(2);
      await panel.getByLabel('Дилерский центр').selectOption({ index: 1 });
      await panel.getByRole('checkbox', { name: /^Я принимаю/ }).check();
      await expect(page).toHaveURL('/contacts/');
      await panel.getByRole('button', { name: 'Отправить' }).click();
      await expect(panel.getByText('Заявка отправлена', { exact: true })).toBeVisible();
      await expect(panel.getByLabel('Имя')).toHaveCount(0);
      await panel.getByRole('button', { name: 'Закрыть' }).first().click();
      await untilWayBack(page);
      await page.reload();
      await expect(panel).toBeHidden();
    });

    test('a form whose code does not come says so, offers the phone, and comes at the next press', async ({
      page,
      watch,
      brand,
    }) => {
      watch.lose();
      await open(page, '/services/credit/');
      let isAway = true;
      // Not unrouted later: a request that is taken and not yet answered would stay so.
      await page.route('**/_next/static/chunks/**', (route) => (isAway ? route.abort() : route.continue()));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Заказать звонок' }).click();
      const failure = page.getByRole('dialog').getByRole('alert');
      await expect(failure).toContainText('Форма не загрузилась');
      await expect(failure.getByRole('link').first()).toHaveAttribute('href', `tel:+${brand.phones.msk}`);
      isAway = false;
      await failure.getByRole('button', { name: 'Загрузить ещё раз' }).click();
      await expect(page.getByRole('dialog').getByLabel('Телефон')).toBeVisible();
    });

    test('a script that fails is a page with a way out', async ({ page, watch }) => {
      watch.cause('a failure of the test');
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', {
          get() {
            // As long as there is news to load, which reads this while it renders.
            throw new Error('a failure of the test');
          },
        });
      });
      await open(page, '/contacts/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Произошла непредвиденная ошибка 500');
      await page.getByRole('link', { name: 'Перейти в каталог' }).click();
      await expect(page).toHaveURL('/cars/');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });

  test.describe('states of the frame on a phone', () => {
    test.use({ ...phone, userAgent: androidChrome, banners: null });

    test('the bar of the web application leads to its five steps, asks where the browser can, and closed stays away', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'topBannerClosed', value: '1', url: String(baseURL) }]);
      await page.clock.install();
      await open(page, '/');
      const bar = page.getByText('Установите веб-приложение на');
      await page.clock.runFor(6_000);
      await expect(bar).toBeVisible();
      // What a browser asks that could install the site by itself.
      const isKept = await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const prompt = async () => {
          dataset.asked = `${dataset.asked ?? ''}once`;
          return { outcome: 'dismissed' };
        };
        return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
      });
      expect(isKept).toBe(true);
      await page.getByRole('link', { name: 'Установить' }).click();
      const panel = page.getByRole('dialog').filter({ hasText: 'Шаг 5' });
      await expect(panel.getByRole('listitem')).toHaveCount(5);
      const asks = panel.getByRole('button', { name: 'Установить' });
      await asks.click();
      await expect(page.locator('html')).toHaveAttribute('data-asked', 'once');
      await expect(asks).toHaveCount(0);
      await panel.getByRole('button', { name: 'Закрыть' }).click();
      await page.getByRole('button', { name: 'Закрыть' }).click();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await page.clock.runFor(6_000);
      await expect(bar).toHaveCount(0);
    });

    test('the menu begins at its top with every opening, and closes with its levels', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 420 });
      await open(page, '/');
      const burger = page.getByRole('button', { name: 'Открыть меню' });
      const menu = page.getByRole('dialog', { name: 'Меню', exact: true });
      const top = () => menu.evaluate((dialog) => dialog.lastElementChild?.scrollTop);
      await burger.click();
      await menu.getByRole('link', { name: /^\+7/ }).scrollIntoViewIfNeeded();
      await expect.poll(top).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await burger.click();
      await expect.poll(top).toBe(0);
      await menu.getByRole('button', { name: 'Каталог' }).click();
      const panel = page.getByRole('dialog', { name: 'Каталог', exact: true });
      await panel.getByRole('button', { name: 'Автомобили' }).click();
      await page.getByRole('dialog', { name: 'Автомобили', exact: true }).getByRole('link').first().click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await burger.click();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
    });
  });

  test.describe('a header that is still coming', () => {
    test.use({ ...desktop, javaScriptEnabled: false });

    test('is not shown before its end: its signs would push each other', async ({ page, baseURL, watch }) => {
      const html = await (await fetch(`${baseURL}/contacts/`)).text();
      const cut = html.indexOf('</a>', html.indexOf('href="tel:'));
      expect(cut).toBeGreaterThan(html.indexOf('<header'));
      const slow = await openSlowPage(html.slice(0, cut), html.slice(cut));
      try {
        watch.visit(slow.site);
        watch.allow(404);
        await page.goto(`${slow.site}/`, { waitUntil: 'commit' });
        await expect(page.locator('header a[href^="tel:"]').first()).toBeAttached();
        await expect(page.locator('header')).toBeHidden();
        slow.end();
        await expect(page.locator('header')).toBeVisible();
      } finally {
        slow.close();
      }
    });
  });
});
