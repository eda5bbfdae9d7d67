import type { HoldingFacts } from '@showroom/domain/brand';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { type FormApp, openFormApp } from '../../testing/form-holdings.ts';
import { postJson, testDrive } from '../../testing/lead-calls.ts';
import { readHoldings } from './read-holdings.ts';

const own = readHoldings();
const three = own.get(2) as HoldingFacts;
/** Holding 1 with one box, holding 2 with three and the test drive alone. */
const holdings = new Map(own).set(2, { ...three, consentMode: 'separate', forms: ['form_testdrive'] });

describe.each(engines)('what a holding may take, on %s', (engine) => {
  let app: FormApp;
  beforeAll(async () => {
    app = await openFormApp(engine, { vehicles: 60, holdings });
  });
  afterAll(() => app.close());
  beforeEach(() => app.forget());

  const commit = (holdingId: number, more: object, formId = 'form_testdrive') => {
    const { formData, ...rest } = testDrive(app.dealerOf(holdingId));
    const { policy: _policy, ...fields } = formData;
    const body = { ...rest, formId, formData: { ...fields, ...more } };
    return postJson(app, `/api/lead/commit?holdingId=${holdingId}`, body);
  };
  const count = async (table: string) => Number((await app.database.rows(`select count(*) from ${table}`))[0]?.[0]);
  const details = ({ status, body }: Awaited<ReturnType<typeof commit>>) => [status, body.details];
  const noForm = [400, [{ field: 'formId', message: 'нет такой формы' }]];
  const boxes = { consents: { agreement: true, data: true, marketing: true }, consentVersion: '2026-11-20' };

  test('a form that a holding does not offer is refused, also when another holding offers it', async () => {
    expect((await commit(1, { policy: true })).status).toBe(200);
    expect(details(await commit(2, boxes, 'form_credit'))).toEqual(noForm);
    expect(details(await commit(1, { policy: true }, 'form_commission'))).toEqual(noForm);
    expect(details(await commit(1, { policy: true }, '__proto__'))).toEqual(noForm);
    expect(await count('lead')).toBe(1);
  });

  test('a holding that nobody knows takes nothing, and has no messages sent', async () => {
    expect(details(await commit(57, { policy: true }))).toEqual(noForm);
    const asked = await postJson(app, '/api/catalog/report/code?holdingId=57', { phone: '79990000001' });
    expect([asked.status, asked.body.code]).toEqual([400, 3]);
    expect((await app.get('/api/catalog/report?holdingId=2&phone=79990000001')).status).toBe(400);
    expect([await count('lead'), await count('outbox')]).toEqual([0, 0]);
  });

  test('the holding says which consent applies, and its record says so', async () => {
    expect((await commit(1, { policy: true })).status).toBe(200);
    expect((await commit(2, boxes)).status).toBe(200);
    expect(
      await app.database.query(
        'select l.holding_id as holding, c.mode, c.marketing from consent c join lead l on l.id = c.lead_id order by 1',
      ),
    ).toEqual([
      { holding: 1, mode: 'spec', marketing: false },
      { holding: 2, mode: 'separate', marketing: true },
    ]);
  });

  test.each([
    [1, boxes, 'consents'],
    [1, { ...boxes, policy: true }, 'consents'],
    [2, { policy: true }, 'policy'],
    [2, { ...boxes, policy: true }, 'policy'],
  ])('holding %i: a consent of the other kind is refused in words for the visitor', async (holdingId, given, field) => {
    const message = expect.stringContaining('Обновите страницу');
    expect(details(await commit(holdingId, given))).toEqual([400, [{ field, message }]]);
    expect(await count('lead')).toBe(0);
  });

  test('without a consent, or with facts of the holding in the payload, nothing is taken', async () => {
    const required = { field: 'policy', message: 'Необходимо заполнить поле' };
    expect(details(await commit(1, {}))).toEqual([400, [required]]);
    for (const more of [{ consentMode: 'spec' }, { holdingId: 1 }, { forms: ['form_credit'] }]) {
      const [field] = Object.keys(more);
      const refused = details(await commit(1, { policy: true, ...more }));
      expect(refused).toEqual([400, [{ field, message: 'Неизвестное поле.' }]]);
    }
  });

  test('a form has its name where it is offered; elsewhere there is none', async () => {
    const name = async (formId: string, query = '') => (await app.get(`/api/lead/get/${formId}${query}`)).body;
    for (const formId of holdings.get(1)?.forms ?? [])
      expect(await name(formId, '?holdingId=1')).toEqual({ formId, name: leadForms[formId].name });
    expect(await name('form_credit')).toMatchObject({ formId: 'form_credit' });
    for (const [formId, query] of [
      ['form_credit', '?holdingId=2'],
      ['form_testdrive', '?holdingId=57'],
      ['toString', ''],
    ] as const)
      expect((await app.get(`/api/lead/get/${formId}${query}`)).status, formId).toBe(404);
  });

  test('a letter about no centre says the phone of the visitor’s city', async () => {
    const body = {
      formId: 'form_on_sale_soon',
      formUrl: '/catalog/1/',
      formData: { firstname: 'Анна', phone: '79990000002', email: 'anna@example.com', city: 'spb', policy: true },
    };
    expect((await postJson(app, '/api/lead/commit?holdingId=1', body)).status).toBe(200);
    const letters = await app.database.query<{ body: string }>("select body from outbox where channel = 'mail'");
    expect(letters.map((letter) => letter.body.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/Наш телефон: \+7[ (]*812\D*555\D*01\D*01/),
    ]);
  });
});
