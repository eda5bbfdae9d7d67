import type { Database } from '../../../db/database.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import type { ImportEvent } from './import-event.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';
import { importGoods } from './import-goods.ts';

/** Bytes between two progress events. */
const step = 256 * 1024;
/** Unread events after which the import waits for its consumer. */
const maxWaiting = 1_000;

/** Runs an import as a stream of events. A refused file is an event; unexpected errors are thrown. */
export async function* importEvents(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const waiting: ImportEvent[] = [];
  let wake = () => {};
  let resume = () => {};
  let ended = false;
  let left = false;
  let told = 0;
  const say = (event: ImportEvent) => {
    if (left) return;
    waiting.push(event);
    wake();
  };
  const work = (options.goods ? importGoods : importFeed)(database, bytes, options, {
    onProblem: async (problem) => {
      say({ kind: 'problem', problem });
      if (waiting.length >= maxWaiting)
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
    },
    onRead: (read) => {
      if (read - told < step) return;
      told = read;
      say({ kind: 'read', bytes: read });
    },
    onApply: () => say({ kind: 'apply' }),
  }).then(
    (summary) => say({ kind: 'done', summary }),
    (error: unknown) => {
      if (!(error instanceof FeedFailure)) throw error;
      say({ kind: 'failed', message: error.message });
    },
  );
  const finished = work.finally(() => {
    ended = true;
    wake();
  });
  // Awaited below; until then a rejection must not count as unhandled.
  finished.catch(() => {});
  try {
    for (;;) {
      const next = waiting.shift();
      if (next) {
        yield next;
        continue;
      }
      if (ended) break;
      const woken = Promise.withResolvers<void>();
      wake = woken.resolve;
      resume();
      await woken.promise;
    }
  } finally {
    // The import goes on when its consumer leaves.
    left = true;
    waiting.length = 0;
    resume();
  }
  await finished;
}
