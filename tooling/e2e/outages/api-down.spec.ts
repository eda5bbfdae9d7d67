import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getListing } from '../src/api.ts';
import { type Answer, ask, outcome } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { startExtraShell } from '../src/extra-shell.ts';
import { open } from '../src/open.ts';
import { keepDown, readStack } from '../src/running-stack.ts';
import { eachBrand, expect, phone, test } from '../src/test.ts';

test.describe.configure({ mode: 'serial' });

/** Pages that somebody has seen before the API went away. */
const warm = new Map<string, Answer>();
const words = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, ' ');

const apiProcess = () => {
  const pid = readStack().pids.api;
  if (!pid) throw new Error('the stack does not say which process the API is');
  return pid;
};

test('an API that freezes costs a visitor an outage page, and nothing when it goes on', async () => {
  // As patient as visitors know it; the shells of the stack wait far longer.
  const { site, stop } = await startExtraShell(brands[0].code, { API_TIMEOUT_FACTOR: '1' });
  const statusOf = async (path: string) => (await ask(site, path)).status;
  try {
    process.kill(-apiProcess(), 'SIGSTOP');
    expect(await statusOf('/cars/used/?priceFrom=1111111')).toBe(503);
    expect(await statusOf('/cars/used/?priceFrom=1222222')).toBe(503);
    expect(await statusOf('/cars/')).toBe(200);
    process.kill(-apiProcess(), 'SIGCONT');
    await expect.poll(() => statusOf('/cars/used/?priceFrom=1333333')).toBe(200);
  } finally {
    process.kill(-apiProcess(), 'SIGCONT');
    stop();
  }
});

test('the API dies without a word', async () => {
  const { origins, api } = readStack();
  for (const brand of brands) {
    const id = (await getListing(brand.holdingId)).items[3]?.id;
    const vehicle = `/catalog/${id}/`;
    const seen = [
      '/',
      '/cars/',
      '/cars/used/?bodyType=sedan',
      vehicle,
      '/contacts/',
      '/brands/',
      '/services/testdrive/',
    ];
    for (const path of seen) {
      const url = origins[brand.code];
      await ask(url, path);
      const answer = await ask(url, path);
      expect(answer.status, path).toBe(200);
      warm.set(`${brand.code} ${path}`, answer);
    }
  }
  keepDown('api');
  process.kill(-apiProcess(), 'SIGKILL');
  await expect
    .poll(() =>
      fetch(`${api}/health`).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
});

eachBrand((brand) => {
  const call = (path: string) => ask(readStack().origins[brand.code], path);

  test('what was seen before is served as before', async () => {
    const seen = [...warm].filter(([key]) => key.startsWith(`${brand.code} `));
    expect(seen).toHaveLength(7);
    for (const [key, before] of seen) {
      const answer = await call(key.slice(brand.code.length + 1));
      expect(answer.status, key).toBe(200);
      expect(words(answer.body), key).toBe(words(before.body));
    }
  });

  test('what nobody has seen answers with 503 in the site’s own frame, and is kept by nobody', async () => {
    for (const path of [
      '/cars/used/?priceFrom=1234567&sort=newest',
      '/cars/new/?mark=kia,haval&page=2',
      '/catalog/424242/',
    ]) {
      const answer = await call(path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(Number(answer.headers['retry-after']), path).toBeGreaterThan(0);
      expect(answer.body, path).toMatch(/<header[\s\S]*<main[\s\S]*Произошла непредвиденная ошибка 503[\s\S]*<footer/);
      expect(answer.body, path).not.toMatch(/at \w+ \(|ECONNREFUSED|ApiUnavailable|node_modules/);
    }
  });

  test('redirects and errors are still what they were', async () => {
    expect(outcome(await call('/katalog'))).toBe('301 /cars/');
    expect(outcome(await call('/cars'))).toBe('308 /cars/');
    expect((await call('/Cars/')).status).toBe(404);
    expect((await call('/nothing/')).status).toBe(404);
    expect((await call('/avtosalon-2024/')).status).toBe(410);
  });

  test('an outage under load stays an outage of some pages: nothing breaks, nothing hangs', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        call(index % 2 ? '/cars/' : `/cars/new/?priceFrom=${2_000_000 + index}`),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  });

  test.describe('on a phone', () => {
    test.use(phone);
    test('the live count fails quietly: the button still works, only the number is missing', async ({
      page,
      watch,
    }) => {
      watch.allow(503);
      await open(page, '/cars/');
      await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
      const form = page.getByRole('form', { name: 'Фильтры' });
      await form.locator('input[name="bodyType"]').first().check();
      await expect(form.getByRole('button', { name: 'Показать', exact: true })).toBeVisible();
    });
  });

  test('the form of a test drive says what it cannot load, and keeps what is typed', async ({ page, watch }) => {
    watch.allow(503);
    await open(page, '/services/testdrive/');
    const form = page.getByRole('region', { name: 'Форма записи' });
    await expect(form.getByText(/^Не\sудалось загрузить список дилерских центров/)).toBeVisible();
    await form.getByLabel('Имя').fill('Анна');
    await form.getByRole('button', { name: 'Записаться', exact: true }).click();
    await expect(form.getByText('Необходимо заполнить поле')).not.toHaveCount(0);
    await expect(form.getByText('Заявка отправлена')).toHaveCount(0);
    await expect(form.getByLabel('Имя')).toHaveValue('Анна');
  });

  test('the page of an outage works as a page: menu, phone, way to the catalogue', async ({ page, watch }) => {
    watch.allow(503);
    const response = await open(page, '/cars/used/?priceFrom=7654321');
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Произошла непредвиденная ошибка 503');
    await expect(page.locator('header').first().getByRole('link', { name: /\+7/ })).toBeVisible();
    await page.getByRole('link', { name: 'Перейти в каталог' }).click();
    await expect(page).toHaveURL('/cars/');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('the log says that lookups fail and pages are unavailable, without a visitor’s address', () => {
    const lines = readFileSync(join(readStack().logDir, `${brand.code}.log`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { event?: string });
    const events = new Set(lines.map(({ event }) => event));
    expect(events).toContain('lookup-failed');
    expect(events).toContain('page-unavailable');
  });
});
