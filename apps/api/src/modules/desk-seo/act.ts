import type { Database, Executor } from '../../db/database.ts';
import { contentChanged } from '../../revalidate/change-notice.ts';
import { writeAudit } from '../content/store/audit.ts';

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
      const { what, object, details } = line;
      await writeAudit(executor, { holdingId, actor: staffId, act: what, subject: object, details });
      await executor.query('select pg_notify($1, $2)', ['vehicle_changed', contentChanged]);
    }
    return answer;
  });
}
