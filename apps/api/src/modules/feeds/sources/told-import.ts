import type { Database } from '../../../db/database.ts';
import type { ImportEvent } from '../import/import-event.ts';
import { importEvents } from '../import/import-events.ts';
import { holdingOf, type ImportOptions, wholeStock } from '../import/import-feed.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import { endRun, finishRun, startRun } from './run-history.ts';

/** An import that stands in the history. Its last event is `done` or `failed`; unexpected errors are thrown. */
export async function* toldImport(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
  sourceId: number | null = null,
): AsyncGenerator<ImportEvent> {
  if (options.dryRun) {
    yield* importEvents(database, bytes, options);
    return;
  }
  let holdingId: number;
  try {
    holdingId = await holdingOf(database, options);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    yield { kind: 'failed', message: error.message };
    return;
  }
  const source = options.goods ? 'goods' : (options.dealer ?? wholeStock);
  const runId = await startRun(database, { holdingId, source, sourceId });
  try {
    for await (const event of importEvents(database, bytes, { ...options, runId })) {
      if (event.kind === 'done') await finishRun(database, runId, event.summary);
      if (event.kind === 'failed') await endRun(database, runId, 'refused', event.message);
      yield event;
    }
  } catch (error) {
    await endRun(database, runId, 'failed', 'It failed by a fault of ours: the log has it.');
    throw error;
  }
}
