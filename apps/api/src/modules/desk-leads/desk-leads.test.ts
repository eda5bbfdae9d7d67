import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { postJson, testDrive } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { withTold } from '../leads/told.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { csvOf } from './csv.ts';

const webhooks = {
  targets: new Map([['crm-1', { url: 'https://crm.example/', secret: 's'.repeat(32) }]]),
  allowPrivate: false,
};

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let dealer = '';
  let other = '';
  let lead = { number: '', token: '', promise: '' };
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const holdings = withTold(readHoldings(), { leadMails: new Map([['1/new-cars', 'cars@example.com']]), webhooks });
    app = await openTestApp(kind, { vehicles: 60, holdings });
    const rows = await app.database.query<{ code: string }>(
      `select code from dealer where holding_id = 1 and departments @> '[{"code":"new-cars"}]' order by id limit 2`,
    );
    [dealer, other] = rows.map(({ code }) => code) as [string, string];
    const make = (role: StaffRole, holdingId = 1, dealers?: string[]) =>
      makeStaffToken(app.services.staffSecret ?? '', { role, holdingId, days: 1, ...(dealers && { dealers }) });
    Object.assign(tokens, {
      sales: await make('sales'),
      own: await make('sales', 1, [dealer]),
      elsewhere: await make('sales', 1, [other]),
      service: await make('service'),
      reports: await make('reports'),
      editor: await make('editor'),
      foreign: await make('admin', 2),
      nobody: 'a.b.c',
    });
    const answer = await postJson(
      app,
      '/api/lead/commit?holdingId=1',
      testDrive(dealer, { email: 'anna@example.com', comment: 'Жду звонка' }),
    );
    expect(answer.status).toBe(200);
    lead = answer.body as typeof lead;
  });
  afterAll(() => app.close());

  const desk = async (who: string, path: string, body?: object) => {
    const response = await app.fetch(`/api/reports/${path}${path.includes('?') ? '&' : '?'}holdingId=1`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${tokens[who]}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
    return { status: response.status, body: (await response.json()) as any };
  };
  const request = (call: string, body: object, holdingId = 1) =>
    postJson(app, `/api/request/${call}?holdingId=${holdingId}`, body);
  const letters = (more = '') =>
    app.database.query<{ id: string; channel: string; kind: string; recipient: string; body: string }>(
      `select id, channel, kind, recipient, body from outbox where lead_id is not null ${more} order by kind, channel`,
    );

  test('a lead is told to the customer, the department and the CRM; only a hash of the token is kept', async () => {
    const { token, number, promise } = lead;
    expect(promise).toMatch(/^Ответим (в\u00a0течение 15\u00a0минут|до\u00a0\d\d:\d\d)/);
    const sent = await letters();
    expect(sent.map(({ channel, kind: of, recipient }) => [of, channel, recipient])).toEqual([
      ['lead-confirmation', 'mail', 'anna@example.com'],
      ['lead-confirmation', 'sms', '79991234567'],
      ['lead-event', 'webhook', 'crm-1'],
      ['lead-notice', 'mail', 'cars@example.com'],
    ]);
    for (const { body } of sent.slice(0, 2)) expect(body).toContain(`/request/#${token}`);
    for (const { body } of sent.slice(2)) expect(body).not.toContain(token);
    expect(JSON.parse(sent[2]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      lead: { number, fields: { comment: 'Жду звонка' } },
    });
    const kept = [
      ...(await app.database.query('select * from lead')),
      ...(await app.database.query('select * from idempotency')),
    ];
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('a repeat of the send gets the same link, a second tab the number alone', async () => {
    const body = testDrive(dealer, { phone: '+7 999-123-45-68' });
    const key = 'key-of-one-form-0000001';
    const first = await postJson(app, '/api/lead/commit?holdingId=1', body, { key });
    const again = await postJson(app, '/api/lead/commit?holdingId=1', body, { key });
    const tab = await postJson(app, '/api/lead/commit?holdingId=1', body);
    expect(again.body).toEqual(first.body);
    expect(tab.body).toEqual({ id: first.body.id, number: first.body.number });
  });

  test('every call of the desk is 404 for a stranger, another holding, another role and another dealer’s staff', async () => {
    const { number } = lead;
    const [letter] = await letters();
    const one = `leads/${number}`;
    const calls: [path: string, body?: object][] = [
      [one],
      [`${one}/files/00000000-0000-4000-8000-000000000001`],
      [`${one}/status`, { status: 'in_progress' }],
      [`${one}/assignee`, { assignee: null }],
      [`${one}/answer`, { text: 'Здравствуйте' }],
      [`deliveries/${letter?.id}/replay`, {}],
    ];
    const lists: typeof calls = [['leads'], ['deliveries']];
    for (const [path, body] of [...calls, ...lists]) {
      for (const who of ['nobody', 'foreign', 'editor', 'reports'])
        expect([who, path, (await desk(who, path, body)).status]).toEqual([who, path, 404]);
    }
    for (const [path, body] of calls) {
      for (const who of ['elsewhere', 'service'])
        expect([who, path, (await desk(who, path, body)).status]).toEqual([who, path, 404]);
    }
    for (const who of ['nobody', 'foreign', 'editor', 'sales', 'service'])
      expect((await desk(who, 'figures/lead-counts')).status).toBe(404);
    for (const who of ['elsewhere', 'service']) expect((await desk(who, 'leads')).body.items).toEqual([]);
    expect((await desk('own', one)).body.status).toBe('new');
    expect(await app.database.query('select * from lead_event')).toEqual([]);
  });

  test('leads are found by number, last digits, form, status and period', async () => {
    const found = async (query: string) =>
      (await desk('sales', `leads?${query}`)).body.items.map((row: { number: string }) => row.number);
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await found(`search=${lead.number}`)).toEqual([lead.number]);
    expect(await found('search=4567')).toEqual([lead.number]);
    expect(await found('search=0000')).toEqual([]);
    expect(await found('search=2-000001')).toEqual([]);
    expect(await found(`form=form_testdrive&status=new&dealer=${dealer}&from=${today}&to=${today}`)).toContain(
      lead.number,
    );
    expect(await found('group=feedback')).toEqual([]);
    expect(await found('to=2020-01-01')).toEqual([]);
  });

  test('staff take, answer and finish a lead; the customer sees it, writes, and the trail names nobody', async () => {
    const { number, token } = lead;
    const { body: read } = await desk('own', `leads/${number}`);
    expect(read).toMatchObject({ name: 'Анна', answersBy: 'mail', consent: { marketing: false } });
    expect(read.deliveries).toHaveLength(4);
    const [adviser] = read.advisers;
    expect((await desk('own', `leads/${number}/assignee`, { assignee: 'stranger' })).status).toBe(400);
    expect((await desk('own', `leads/${number}/assignee`, { assignee: adviser.code })).body.assignee).toBe(
      adviser.name,
    );
    expect((await desk('own', `leads/${number}/status`, { status: 'done' })).status).toBe(400);
    const answered = await desk('own', `leads/${number}/answer`, { text: 'Ждём вас завтра' });
    expect(answered.body).toMatchObject({ status: 'contacted', answerBy: null });
    expect(await letters("and kind = 'lead-answer'")).toMatchObject([
      { channel: 'mail', recipient: 'anna@example.com' },
    ]);
    const noted = await request('note', { token, text: 'Приеду в шесть' });
    expect(noted.body).toMatchObject({ adviser: adviser.name, isOpen: true, answerBy: null });
    expect(noted.body.thread).toMatchObject([
      { author: 'staff', text: 'Ждём вас завтра' },
      { author: 'customer', text: 'Приеду в шесть' },
    ]);
    expect((await desk('own', `leads/${number}/status`, { status: 'done' })).body.status).toBe('done');
    expect((await request('note', { token, text: 'Ещё' })).status).toBe(403);
    const trail = JSON.stringify(
      await app.database.query("select act, subject, details from audit_line where act like 'lead%'"),
    );
    for (const said of ['Анна', '9991234567', 'anna@', 'Ждём', 'шесть']) expect(trail).not.toContain(said);
    expect(trail).toContain(number);
  });

  test('a customer withdraws once; another holding or token opens nothing; notes are counted', async () => {
    const sent = await postJson(app, '/api/lead/commit?holdingId=1', testDrive(dealer, { phone: '+7 999-123-45-69' }));
    const { token } = sent.body as { token: string };
    expect((await request('view', { token }, 2)).status).toBe(404);
    expect((await request('view', { token: 'A'.repeat(22) })).status).toBe(404);
    expect((await request('view', { token: 'short' })).status).toBe(400);
    const first = await request('view', { token });
    expect(first.body).toMatchObject({ isOpen: true, stage: 'Получена, скоро ответим', thread: [] });
    expect(JSON.stringify(first.body)).not.toMatch(/Анна|9991234569/);
    for (let n = 0; n < 10; n++) expect((await request('note', { token, text: `Сообщение ${n}` })).status).toBe(200);
    expect((await request('note', { token, text: 'Одиннадцатое' })).status).toBe(429);
    expect((await request('withdraw', { token })).body).toMatchObject({ isOpen: false, isWithdrawn: true });
    expect((await request('withdraw', { token })).status).toBe(403);
    expect((await desk('own', `leads/${sent.body.number}/status`, { status: 'in_progress' })).status).toBe(200);
    expect((await request('view', { token })).body).toMatchObject({ isOpen: true, isWithdrawn: false });
  });

  test('what was given up is listed without its recipient and sent again under its old id', async () => {
    await app.database.query("update outbox set status = 'dead', attempts = 9 where channel = 'sms'");
    const { body } = await desk('sales', 'deliveries');
    const [row] = body.items;
    expect(row).toMatchObject({ channel: 'sms', isReplayable: true, attempts: 9 });
    expect(JSON.stringify(body)).not.toContain('7999123');
    expect((await desk('elsewhere', 'deliveries')).body.items).toEqual([]);
    expect((await desk('sales', `deliveries/${row.id}/replay`, {})).status).toBe(200);
    expect((await desk('sales', `deliveries/${row.id}/replay`, {})).status).toBe(404);
    expect(await letters(`and id = '${row.id}' and status = 'pending' and attempts = 0`)).toHaveLength(1);
  });

  test('reports count what is there, for one dealer and period', async () => {
    const counts = (await desk('reports', `figures/lead-counts?dealer=${dealer}`)).body;
    expect(counts.rows.reduce((sum: number, row: number[]) => sum + (row[3] ?? 0), 0)).toBe(3);
    expect((await desk('reports', `figures/lead-counts?dealer=${other}`)).body.rows).toEqual([]);
    expect((await desk('reports', 'figures/answer-times')).body.rows).toMatchObject([[dealer, 3, 1, 1, 0, 0]]);
    expect((await desk('reports', 'figures/link-clicks')).body.csv).toMatch(/^\ufeffСсылка;/);
    expect((await desk('reports', 'figures/unknown')).status).toBe(400);
  });

  test('web vitals of visitors become a report: a later figure of a load counts, a stranger changes none', async () => {
    const load = randomUUID();
    const tell = (body: object, holdingId = 1) =>
      app.fetch(`/api/vitals?holdingId=${holdingId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const of = (measured: object[], more: object = {}) => ({
      load,
      route: '/cars/{mark}',
      device: 'phone',
      measured,
      ...more,
    });
    expect(
      (
        await tell(
          of([
            { metric: 'LCP', value: 900, target: 'main img' },
            { metric: 'INP', value: 40 },
          ]),
        )
      ).status,
    ).toBe(200);
    expect((await tell(of([{ metric: 'INP', value: 240, target: 'button.x' }]))).status).toBe(200);
    expect((await tell(of([{ metric: 'INP', value: 9_000 }]), 2)).status).toBe(200);
    for (const wrong of [
      of([]),
      of([{ metric: 'LCP', value: -1 }]),
      of([{ metric: 'FID', value: 1 }]),
      of([{ metric: 'LCP', value: 1 }], { route: '/checkout/?phone=79990000000' }),
      of([{ metric: 'LCP', value: 1 }], { load: 'x' }),
    ])
      expect((await tell(wrong)).status).toBe(400);
    expect((await desk('reports', 'figures/web-vitals')).body.rows).toEqual([
      ['/cars/{mark}', 'Телефон', 'INP', 1, 240, 'терпимо', 'button.x'],
      ['/cars/{mark}', 'Телефон', 'LCP', 1, 900, 'хорошо', 'main img'],
    ]);
  });
});

test('a spreadsheet computes nothing of a report', () => {
  expect(csvOf([['=1+1', '+7', '-2', '@a', 'а;"б"', -3]])).toBe('\ufeff\'=1+1;\'+7;\'-2;\'@a;"а;""б""";-3\r\n');
});
