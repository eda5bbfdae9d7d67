import type { Database } from '../../../db/database.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import type { ImportEvent } from './import-event.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';

/** Bytes between two words about the progress. */
const step = 256 * 1024;
/** Unread words after which the import waits for its reader: a file of nothing but mistakes must not fill the memory. */
const maxWaiting = 1_000;

/** Runs an import and hands out what it says. A refused file is an event too; faults of ours are thrown. */
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
  const work = importFeed(database, bytes, options, {
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
  // It is awaited below; until then a failure must not count as nobody's.
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
    // A reader that left is no reason to leave half-way: the import goes on by itself.
    left = true;
    waiting.length = 0;
    resume();
  }
  await finished;
}
