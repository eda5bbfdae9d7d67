import type { DatabaseKind } from '../db/database.ts';
import type { Holdings } from '../modules/holdings/read-holdings.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** What a form leaves behind: emptied between tests. */
const written = ['lead', 'outbox', 'rate_count', 'idempotency', 'lead_counter'];

export type FormApp = TestApp & {
  /** A centre of a holding. */
  dealerOf(holdingId: number): string;
  /** Forgets every form that was sent. */
  forget(): Promise<void>;
};

/** An app that takes forms of several holdings, each with a centre. */
export async function openFormApp(
  kind: DatabaseKind,
  options: { vehicles: number; holdings?: Holdings },
): Promise<FormApp> {
  const app = await openTestApp(kind, options);
  const rows = await app.database.query<{ id: number; code: string }>(
    'select holding_id as id, min(code) as code from dealer group by holding_id',
  );
  const dealers = new Map(rows.map(({ id, code }) => [id, code]));
  return {
    ...app,
    dealerOf: (holdingId) => dealers.get(holdingId) ?? 'nobody',
    forget: async () => {
      for (const table of written) await app.database.query(`delete from ${table}`);
    },
  };
}
