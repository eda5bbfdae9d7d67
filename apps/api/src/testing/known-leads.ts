import { randomUUID } from 'node:crypto';
import { proofOf } from '../modules/sms-codes/sms-code.ts';
import type { KnownValues } from './fuzz-calls.ts';
import { newCarsDealer, testDrive } from './lead-calls.ts';
import type { TestApp } from './test-app.ts';

const several = Array.from({ length: 12 }, (_, n) => n);
const code = '123456';

/** Bodies of leads that this database takes, and phones that a code was sent to. */
export async function knownLeads(app: TestApp): Promise<KnownValues> {
  const dealer = await newCarsDealer(app);
  const [used] = await app.database.query<{ id: number }>(
    "select id from vehicle where holding_id = 1 and condition = 'used' order by id limit 1",
  );
  const phones = several.map((n) => String(79_160_000_000 + n));
  for (const phone of phones) {
    const id = randomUUID();
    await app.database.query(
      `insert into report_code (id, phone, proof, tries_left, expires_at) values ($1, $2, $3, 5, now() + interval '1 hour')`,
      [id, phone, proofOf(app.services.codeSecret, id, code)],
    );
  }
  const formData = (phone: string) => ({ firstname: 'Анна', phone, policy: true, vehicleId: used?.id });
  return {
    formId: ['form_testdrive', 'form_credit'],
    phone: ['79161112233', '+7 916 111-22-34'],
    'idempotency-key': several.map(() => randomUUID()),
    'body:lead.commit': several.map((n) => JSON.stringify(testDrive(dealer, { phone: String(79_161_000_000 + n) }))),
    'body:report.sendCode': phones.map((_, n) => JSON.stringify({ phone: String(79_162_000_000 + n) })),
    'body:report.confirm': phones.map((phone) =>
      JSON.stringify({ formUrl: '/catalog/1/', formData: formData(phone), smsCode: code }),
    ),
  };
}
