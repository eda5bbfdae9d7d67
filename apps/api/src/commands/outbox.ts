import type { Database } from '../db/database.ts';
import { isUuid } from '../http/uuid.ts';
import { leadNumber } from '../modules/leads/lead-number.ts';
import { listDead, maskRecipient, replayDead } from '../modules/outbox/dead-letters.ts';
import { StartError } from './start-error.ts';

export type OutboxArguments = { act: string; id: string };

const listed = 200;

/** Lists the messages that were given up, or sends one again. Throws `StartError` for an id that is none of them. */
export async function outboxCommand(database: Database, { act, id }: OutboxArguments): Promise<string> {
  if (act === 'dead') {
    const rows = await listDead(database, listed);
    if (rows.length === 0) return 'No message was given up.';
    return rows
      .map((row) => {
        const lead = row.holdingId === null || row.number === null ? '-' : leadNumber(row.holdingId, row.number);
        const state = row.isReplayable ? 'replayable' : 'wiped';
        const at = new Date(row.createdAt).toISOString();
        return [row.id, at, row.channel, row.kind, lead, maskRecipient(row), row.failure ?? '-', state].join('  ');
      })
      .join('\n');
  }
  if (!isUuid(id) || !(await replayDead(database, id))) {
    throw new StartError(`There is no message ${id} that was given up and can be sent again.`);
  }
  return `Message ${id} will be sent again.`;
}
