import { exampleLead } from '@showroom/domain/lead/example-lead';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { type LeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { type FormApp, openFormApp } from '../../testing/form-holdings.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { readHoldings } from '../holdings/read-holdings.ts';

const holdings = readHoldings();
const formIds = Object.keys(leadForms) as LeadFormId[];

/** Forms with a route of their own: `POST /lead/commit` refuses them, whoever sends them. */
const takenElsewhere: readonly string[] = ['form_catalog_report', 'form_service_online'];

const sent = [...holdings.values()].flatMap(({ code, holdingId, forms }) =>
  forms.filter((id) => !takenElsewhere.includes(id)).map((formId) => ({ code, holdingId, formId })),
);
const refused = [...holdings.values()].flatMap(({ code, holdingId, forms }) =>
  formIds.filter((id) => !forms.includes(id)).map((formId) => ({ code, holdingId, formId })),
);

describe.each(engines)('every form of every holding, on %s', (engine) => {
  let app: FormApp;
  beforeAll(async () => {
    app = await openFormApp(engine, { vehicles: 20 });
  });
  afterAll(() => app.close());
  beforeEach(() => app.forget());

  const commit = (holdingId: number, formId: LeadFormId) => {
    const given = { dealer: app.dealerOf(holdingId), today: moscowToday() };
    const formData = exampleLead(leadForms[formId], given);
    return postJson(app, `/api/lead/commit?holdingId=${holdingId}`, { formId, formUrl: '/services/', formData });
  };

  test.each(sent)(
    '$code takes $formId with all its fields, keeps them and writes to the visitor',
    async ({ holdingId, formId }) => {
      const { status, body } = await commit(holdingId, formId);
      expect([status, body.details]).toEqual([200, undefined]);
      const [lead, ...others] = await app.database.query<{ id: string; data: Record<string, unknown> }>(
        'select id, holding_id, form_id, phone, data from lead',
      );
      expect(others).toEqual([]);
      expect(lead).toMatchObject({ id: body.id, holding_id: holdingId, form_id: formId });
      const { fields, isAnonymous } = leadForms[formId];
      const names = fields.map(({ name }) => name);
      // Of a letter to the hot line nothing is kept but the letter.
      for (const name of isAnonymous ? [] : names) expect(lead?.data).toHaveProperty(name);
      const messages = await app.database.query<{ lead_id: string; recipient: string }>(
        'select lead_id, recipient from outbox order by recipient',
      );
      expect(messages.length).toBeGreaterThan(0);
      expect(new Set(messages.map(({ lead_id }) => lead_id))).toEqual(new Set([body.id]));
      if (isAnonymous) return;
      const reached = messages.map(({ recipient }) => recipient);
      expect(reached).toContain('79991234567');
      if (names.includes('email')) expect(reached).toContain('anna@example.com');
    },
  );

  test.each(refused)('$code does not take $formId: nothing of it is kept', async ({ holdingId, formId }) => {
    const { status, body } = await commit(holdingId, formId);
    expect([status, body.details]).toEqual([400, [{ field: 'formId', message: 'нет такой формы' }]]);
    expect(await app.database.query('select id from lead')).toEqual([]);
    expect(await app.database.query('select id from outbox')).toEqual([]);
  });
});

test('each holding has forms of its own, which the other one refuses', () => {
  expect(refused.map(({ code, formId }) => `${code} ${formId}`)).toEqual([
    'asc form_loyalty',
    'asc form_finance',
    'brand-one form_commission',
  ]);
});
