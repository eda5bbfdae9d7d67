import { exampleDeal } from './example-deal.ts';
import { signInAs } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const phone = '79160000042';

/** A deal that exists, and bodies that are right, for calls about deals and points. */
export async function knownDeals(app: TestApp): Promise<Record<string, string[]>> {
  const { customerId } = await signInAs(app, { holdingId: 1, phone });
  await app.database.query('insert into loyalty_member (customer_id) values ($1) on conflict do nothing', [customerId]);
  const { id, payment } = await exampleDeal(app, phone);
  const names = ['get', 'move', 'next', 'plan', 'pay'];
  return {
    ...Object.fromEntries(names.map((name) => [`deskDeals.${name}:id`, [id]])),
    'deskDeals.pay:payment': [payment],
    'deskDeals.upload:deal': [id],
    'deskDeals.upload:name': ['Акт'],
    'deskDeals.upload:isForSigning': ['0'],
    'deskDeals.bonus:phone': [phone],
    'body:deskDeals.open': [
      `{"phone":"${phone}","number":"W-1","vehicleName":"Kia Rio","dealer":"brand-one-sever","price":100}`,
    ],
    'body:deskDeals.move': ['{"status":"contract"}', '{"status":"payment"}'],
    'body:deskDeals.next': ['{"adviser":null,"text":"Выдача","by":"2026-12-01"}'],
    'body:deskDeals.plan': ['{"name":"Остаток","dueOn":"2026-12-01","amount":100}'],
    'body:deskDeals.pay': ['{"amount":100}'],
    'body:deskDeals.addBonus': [
      `{"phone":"${phone}","act":"credit","points":5,"reason":"ТО","key":"0123456789abcdef"}`,
    ],
  };
}
