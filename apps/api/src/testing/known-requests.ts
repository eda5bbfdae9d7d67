import { randomUUID } from 'node:crypto';
import type { KnownValues } from './fuzz-calls.ts';
import { newCarsDealer, postJson, testDrive } from './lead-calls.ts';
import type { TestApp } from './test-app.ts';

const several = 12;

/** Leads that stand in this database: one with a file, all with a message that was given up; and right bodies of what is done with them. */
export async function knownRequests(app: TestApp): Promise<KnownValues> {
  const dealer = await newCarsDealer(app);
  const numbers: string[] = [];
  const tokens: string[] = [];
  const messages: string[] = [];
  const file = randomUUID();
  await app.services.files.put(file, new Uint8Array([1, 2, 3]));
  for (let n = 0; n < several; n += 1) {
    const { body } = await postJson(
      app,
      '/api/lead/commit?holdingId=1',
      testDrive(dealer, { phone: String(79_165_000_000 + n) }),
      { from: `198.51.100.${n}` },
    );
    numbers.push(String(body.number));
    tokens.push(String(body.token));
    if (n > 0) continue;
    await app.database.query(
      `insert into lead_file (id, holding_id, lead_id, name, mime, size) values ($1, 1, $2, 'a.pdf', 'application/pdf', 3)`,
      [file, body.id],
    );
  }
  for (const { id } of await app.database.query<{ id: string }>(
    `update outbox set status = 'dead' where kind = 'lead-confirmation' returning id`,
  ))
    messages.push(id);
  const bodies = tokens.map((token) => JSON.stringify({ token }));
  return {
    'deskLeads.lead:number': numbers,
    'deskLeads.leadFile:number': numbers.slice(0, 1),
    'deskLeads.leadFile:id': [file],
    'deskLeads.moveLead:number': numbers,
    'deskLeads.assignLead:number': numbers,
    'deskLeads.answerLead:number': numbers,
    'deskLeads.replay:id': messages,
    'body:deskLeads.moveLead': ['{"status":"in_progress"}', '{"status":"contacted"}'],
    'body:deskLeads.assignLead': ['{"assignee":null}'],
    'body:deskLeads.answerLead': ['{"text":"Здравствуйте"}'],
    'body:deskLeads.replay': ['{}'],
    'body:request.view': bodies,
    'body:request.note': tokens.map((token) => JSON.stringify({ token, text: 'Жду звонка вечером' })),
    'body:request.withdraw': bodies.slice(6),
  };
}
