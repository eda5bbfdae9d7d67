import type { Database, Executor } from '../../db/database.ts';
import { contentChanged } from '../../revalidate/change-notice.ts';

/** Who does something, and where. */
export type Act = { database: Database; holdingId: number; staffId: string };
type Line = { what: string; object: string; details: Record<string, unknown> };

/**
 * Does an act of the staff in one transaction with its line of the audit trail and the notice to the shells. Without a line
 * nothing was changed.
 */
export function act<T>(
  { database, holdingId, staffId }: Act,
  work: (executor: Executor) => Promise<{ answer: T; line: Line | false }>,
): Promise<T> {
  return database.transaction(async (executor) => {
    const { answer, line } = await work(executor);
    if (line) {
      await executor.query(
        'insert into audit_line (holding_id, actor, act, subject, details) values ($1, $2, $3, $4, $5::jsonb)',
        [holdingId, staffId, line.what, line.object, JSON.stringify(line.details)],
      );
      await executor.query('select pg_notify($1, $2)', ['vehicle_changed', contentChanged]);
    }
    return answer;
  });
}
