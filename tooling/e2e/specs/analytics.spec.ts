import { makeStaffToken } from '@showroom/api/staff-token';
import { ask } from '../src/ask.ts';
import { startCountedShell } from '../src/counted-shell.ts';
import { staffSecret } from '../src/env.ts';
import { settle, untilWayBack } from '../src/open.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, phone, sharedByBrands, test } from '../src/test.ts';
import { carToDrive, fill, leadNumber, newVisitor, openForm, send } from '../src/test-drive.ts';

const everything = 'metrika call-tracking vitals tag-manager=GTM-TEST hub=https://hub.example/in';

sharedByBrands((brand) => {
  test.describe('counters', () => {
    test.use({ ...phone, consent: null });

    test('hear nothing before consent, everything once after it, and nothing when it is withdrawn', async ({
      page,
      watch,
    }) => {
      const counted = await startCountedShell(brand.code, everything);
      try {
        const { site, got } = counted;
        watch.visit(site);
        watch.visit(counted.origin);
        const visitor = newVisitor();
        const car = await carToDrive(brand);
        const told = (path: string) => got.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
        await page.goto(`${site}/cars/?utm_source=mail&email=secret`);
        await expect(page.getByRole('button', { name: 'Принять' })).toBeVisible();
        expect(got).toEqual([]);

        await page.getByRole('button', { name: 'Принять' }).click();
        await expect.poll(() => told('metrika/hit')).toEqual([[expect.any(Number), '/cars/?utm_source=mail']]);
        expect(got.map(({ path }) => path).filter((path) => path.endsWith('.js'))).toHaveLength(3);
        // Pages of one visitor are loaded anew; what opens a dialog leaves no page.
        await page.getByRole('banner').getByRole('link', { name: 'Вход' }).click();
        await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible();
        await page.keyboard.press('Escape');
        await untilWayBack(page);

        await page.goto(`${site}/catalog/${car.id}/`);
        await expect.poll(() => told('metrika/hit').at(-1)?.[1]).toBe(`/catalog/${car.id}/`);
        await settle(page);
        await page
          .getByRole('button', { name: /^В избранное/ })
          .first()
          .click();
        const chosen = { name: 'favorite_added', list: 'cars', id: String(car.id) };
        await expect.poll(() => told('gtm/favorite_added')).toHaveLength(1);
        expect(told('gtm/favorite_added')).toMatchObject([{ event: chosen.name, list: chosen.list, id: chosen.id }]);
        const heard = (name: string) => told('in').filter((event) => event.name === name);
        await expect.poll(() => heard('favorite_added')).toMatchObject([chosen]);
        expect(heard('page_view').map(({ path }) => path)).toEqual(['/cars/?utm_source=mail', `/catalog/${car.id}/`]);
        expect(told('gtm/page_view')).toHaveLength(2);
        const dialog = await openForm(page);
        await fill(dialog, visitor);
        await send(dialog).click();
        await leadNumber(dialog);
        const registered = () => got.filter(({ path }) => path.startsWith('calls-service/'));
        await expect.poll(registered).toHaveLength(1);
        expect(Object.fromEntries(new URLSearchParams(registered()[0]?.body))).toMatchObject({
          ...{ fio: visitor.name, phoneNumber: visitor.phone, email: visitor.email, sessionId: 'session-7' },
          ...{ subject: 'Запись на тест-драйв', requestUrl: `${site}/catalog/${car.id}/` },
        });
        const goals = told('metrika/reachGoal');
        const goal = (name: string) => [expect.any(Number), name, expect.any(Object)];
        expect(goals).toEqual([goal('favorite_added'), goal('form_testdrive')]);
        expect(JSON.stringify(goals)).not.toContain(visitor.phone);

        await page.goto(`${site}/about/`);
        const token = await makeStaffToken(staffSecret, { role: 'reports', holdingId: brand.holdingId, days: 1 });
        const report = `${readStack().api}/api/reports/figures/web-vitals?holdingId=${brand.holdingId}`;
        const measured = async () => {
          const answer = await page.request.get(report, { headers: { authorization: `Bearer ${token}` } });
          return ((await answer.json()) as { rows: unknown[][] }).rows.map(([route, device]) => [route, device]);
        };
        await expect.poll(measured).toContainEqual(['/catalog/{id}', 'Телефон']);
        await page.getByRole('button', { name: 'Настройки cookie' }).click();
        const loaded = page.waitForEvent('load');
        await page.getByRole('button', { name: 'Только необходимые' }).click();
        await loaded;
        expect((await page.context().cookies()).filter(({ name }) => name.startsWith('_ym'))).toEqual([]);
        const count = got.length;
        await page.goto(`${site}/cars/`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(got.length).toBe(count);

        const closed = await ask(site, '/iframe/service/online/');
        expect(closed.body).not.toContain('data-counters');
        expect(closed.headers['content-security-policy']).not.toContain(counted.origin);
      } finally {
        counted.stop();
      }
    });
  });
});
