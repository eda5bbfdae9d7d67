import type { Executor } from '../../../db/database.ts';

export type AuditAct = {
  holdingId: number;
  actor: string;
  act: string;
  subject: string;
  details?: Record<string, unknown>;
};

/** Notes who did what. Give the executor of the act's own transaction, so that one is not without the other. */
export async function writeAudit(
  db: Executor,
  { holdingId, actor, act, subject, details = {} }: AuditAct,
): Promise<void> {
  await db.query(
    'insert into audit_line (holding_id, actor, act, subject, details) values ($1, $2, $3, $4, $5::jsonb)',
    [holdingId, actor, act, subject, JSON.stringify(details)],
  );
}
