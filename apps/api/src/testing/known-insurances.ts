import { randomUUID } from 'node:crypto';
import { signInAs } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const phone = '79160000043';

/** A policy that exists, and bodies that are right, for the staff's calls about policies. */
export async function knownInsurances(app: TestApp): Promise<Record<string, string[]>> {
  const { customerId } = await signInAs(app, { holdingId: 1, phone });
  const id = randomUUID();
  await app.database.query(
    `insert into insurance_policy (id, customer_id, external_id, status, kind, number, insurer, starts_on, ends_on)
     values ($1, $2, 'known', 'active', 'kasko', 'AA 1', 'Страховая', '2026-01-01', '2099-01-01')`,
    [id, customerId],
  );
  const term = '"number":"AA 2","startsOn":"2099-01-02","endsOn":"2100-01-01","premium":100';
  return {
    'deskInsurances.list:phone': [phone],
    'deskInsurances.renew:id': [id],
    'deskInsurances.end:id': [id],
    'deskInsurances.upload:policy': [id],
    'body:deskInsurances.add': [
      `{"phone":"${phone}","kind":"osago","insurer":"Страховая","vehicle":null,${term},"key":"0123456789abcdef"}`,
    ],
    'body:deskInsurances.renew': [`{${term}}`],
  };
}
