import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exampleLead } from '@showroom/domain/lead/example-lead';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { type LeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { ask } from '../src/ask.ts';
import { type BrandFacts, brands } from '../src/brands.ts';
import { outboxOf } from '../src/outbox.ts';
import { readStack } from '../src/running-stack.ts';

/** Forms of one brand alone, written down here a second time on purpose. */
const onlyAt: Partial<Record<LeadFormId, BrandFacts['code']>> = {
  form_loyalty: 'brand-one',
  form_finance: 'brand-one',
  form_commission: 'asc',
};
/** Forms with calls of their own: a code by SMS, a slot that is held. */
const takenElsewhere: readonly LeadFormId[] = ['form_catalog_report', 'form_service_online'];
const formIds = (Object.keys(leadForms) as LeadFormId[]).filter((id) => !takenElsewhere.includes(id));

/** Nobody's number, and no other form's. */
const newPhone = () => `7999${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

for (const brand of brands) {
  const origin = () => readStack().origins[brand.code];

  async function dealerOf(): Promise<string> {
    const { status, body } = await ask(origin(), '/api/dealers/short/');
    expect(status).toBe(200);
    const [dealer] = JSON.parse(body) as { code: string }[];
    if (!dealer) throw new Error(`${brand.code} has no dealer`);
    return dealer.code;
  }

  async function commit(formId: LeadFormId, phone: string, dealer: string) {
    const formData = exampleLead(leadForms[formId], { dealer, phone, today: moscowToday() });
    const { status, body } = await ask(origin(), '/api/lead/commit/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ formId, formUrl: '/services/', formData }),
    });
    return { status, body: JSON.parse(body) as { number?: string; details?: unknown } };
  }

  test(`${brand.code}: every form is sent through the site, gets its number and is answered`, async () => {
    const dealer = await dealerOf();
    for (const formId of formIds.filter((id) => (onlyAt[id] ?? brand.code) === brand.code)) {
      const phone = newPhone();
      const { status, body } = await commit(formId, phone, dealer);
      expect([formId, status, body.details]).toEqual([formId, 200, undefined]);
      expect(body.number, formId).toMatch(new RegExp(`^${brand.holdingId}-\\d{6,}$`));
      // A letter to the hot line is answered to nobody.
      if (leadForms[formId].isAnonymous) continue;
      const messages = await outboxOf(phone);
      expect(
        messages.some((message) => message.body.includes(body.number ?? '')),
        formId,
      ).toBe(true);
    }
  });

  test(`${brand.code}: a form of the other brand alone is refused`, async () => {
    const dealer = await dealerOf();
    for (const formId of formIds.filter((id) => (onlyAt[id] ?? brand.code) !== brand.code)) {
      const { status, body } = await commit(formId, newPhone(), dealer);
      expect([formId, status, body.details]).toEqual([formId, 400, [{ field: 'formId', message: 'нет такой формы' }]]);
    }
  });
}
