import { randomUUID } from 'node:crypto';
import { makeStaffToken } from '@showroom/api/staff-token';
import { exampleLead } from '@showroom/domain/lead/example-lead';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { ask } from '../src/ask.ts';
import type { BrandFacts } from '../src/brands.ts';
import { staffSecret } from '../src/env.ts';
import { open } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, sharedByBrands, test } from '../src/test.ts';
import { newVisitor } from '../src/test-drive.ts';

/** Ends what hangs. ms */
const within = 60_000;

function callsOf(brand: BrandFacts) {
  const origin = () => readStack().origins[brand.code];
  const call = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await ask(origin(), path, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return { headers: answer.headers, body: JSON.parse(answer.body) };
  };
  const read = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse((await ask(origin(), path, { headers })).body);
  const signIn = async () => {
    const token = await makeStaffToken(staffSecret, { role: 'admin', holdingId: brand.holdingId, days: 1 });
    const { headers } = await call('POST', '/api/reports/session/', { token });
    return { cookie: (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') };
  };
  return { call, read, signIn };
}

sharedByBrands((brand) => {
  const { call, read, signIn } = callsOf(brand);

  test('staff answer a request, and the page of its secret link shows it', async ({ page }) => {
    const [dealer] = (await read('/api/dealers/short/')) as { code: string }[];
    const formData = exampleLead(leadForms.form_service, {
      dealer: dealer?.code ?? '',
      phone: newVisitor().phone,
      today: moscowToday(),
    });
    const sent = await call(
      'POST',
      '/api/lead/commit/',
      { formId: 'form_service', formUrl: '/service/', formData },
      { 'idempotency-key': randomUUID() },
    );
    const { number, token } = sent.body as { number: string; token: string };
    await open(page, `/request/#${token}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
    await main.getByLabel(/Дополнить заявку/).fill('Приеду с супругой.');
    await main.getByRole('button', { name: 'Отправить' }).click();
    await expect(main.getByText('Приеду с супругой.')).toBeVisible();

    const staff = await signIn();
    await call('POST', `/api/reports/leads/${number}/answer/`, { text: 'Ждём вас завтра в десять.' }, staff);
    await page.reload();
    await expect(main.getByText('Ждём вас завтра в десять.')).toBeVisible();
    await expect(main.getByText('Приеду с супругой.')).toBeVisible();
  });

  test('a review is written on the page of a centre and stands there once staff have published it', async ({
    page,
  }) => {
    const [dealer] = (await read('/api/dealers/short/')) as { code: string }[];
    const path = `/reviews/${dealer?.code}/`;
    const words = `Меняли колодки, всё показали и объяснили. Проверка ${randomUUID().slice(0, 8)}.`;
    await open(page, path);
    const form = page.getByRole('main').locator('form').filter({ hasText: 'Отправить отзыв' });
    // A press before the form's script is there leaves the page as it is.
    await expect(async () => {
      await form.getByRole('button', { name: 'Отправить отзыв' }).click();
      await expect(form.getByRole('radio').first()).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await form.getByRole('radio', { name: /^5 из 5/ }).check({ force: true });
    await form.getByLabel('Ваше имя').fill('Анна');
    await form.getByLabel(/как всё прошло/).fill(words);
    await form.getByRole('checkbox', { name: /^Я принимаю/ }).check();
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(page.getByText('Спасибо, отзыв получен')).toBeVisible();
    await page.reload();
    await expect(page.getByText(words)).toHaveCount(0);

    const staff = await signIn();
    const { items } = (await read('/api/reports/reviews/?status=pending', staff)) as {
      items: { id: string; text: string }[];
    };
    const own = items.find(({ text }) => text === words);
    expect(own).toBeDefined();
    await call('PUT', `/api/reports/reviews/${own?.id}/status/`, { status: 'published' }, staff);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(words)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: within });
  });
});
