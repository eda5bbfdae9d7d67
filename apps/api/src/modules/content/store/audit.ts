import type { Executor } from '../../../db/database.ts';

export type AuditAct = {
  holdingId: number;
  actor: string;
  act: string;
  subject: string;
  details?: Record<string, unknown>;
};
export type AuditLine = Required<AuditAct> & { id: number; at: string };

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

/** The latest acts of a holding, of one subject when given, newest first. */
export async function listAudit(
  db: Executor,
  holdingId: number,
  { subject, limit = 100 }: { subject?: string; limit?: number } = {},
): Promise<AuditLine[]> {
  const rows = await db.query<Omit<AuditLine, 'at'> & { at: Date | string }>(
    `select id, holding_id as "holdingId", at, actor, act, subject, details from audit_line
     where holding_id = $1 and ($2::text is null or subject = $2) order by id desc limit $3`,
    [holdingId, subject ?? null, limit],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}
