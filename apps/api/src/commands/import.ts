import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Env } from '../env.ts';
import { openFeed } from '../modules/feeds/fetch/open-feed.ts';
import type { ImportEvent } from '../modules/feeds/import/import-event.ts';
import { keepHeapSmall } from '../modules/feeds/import/small-heap.ts';
import { FeedFailure } from '../modules/feeds/parse/feed-failure.ts';
import { importRemotely } from '../modules/feeds/remote/remote-import.ts';
import { toldImport } from '../modules/feeds/sources/told-import.ts';
import { openTarget } from './ask-api.ts';
import type { ImportArguments } from './import-arguments.ts';
import { ProblemGroups, printGroup, printSummary } from './import-report.ts';
import type { Progress } from './progress.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

/** Causes printed; all problems of them go to `--report`. */
const shownCauses = 50;

type Say = { progress: (progress: Progress) => void; out: (text: string) => void; err: (text: string) => void };

/** Progress counts whole kilobytes. */
const kilobytes = (bytes: number) => Math.ceil(bytes / 1_024);

class Reporter {
  readonly #groups = new ProblemGroups();
  outcome: ImportEvent | undefined;
  readonly #given: ImportArguments;
  readonly #say: Say;
  readonly #size: number | undefined;
  readonly #report: WriteStream | undefined;

  constructor(given: ImportArguments, size: number | undefined, say: Say) {
    this.#given = given;
    this.#say = say;
    this.#size = size;
    this.#report = given.report === undefined ? undefined : createWriteStream(given.report);
    // A write error is reported by `close`.
    this.#report?.on('error', () => {});
  }

  hear(event: ImportEvent): void {
    const total = kilobytes(this.#size ?? 0);
    if (event.kind === 'read') {
      const done = kilobytes(event.bytes);
      this.#say.progress({ step: 'import', done, total: Math.max(total, done + 1) });
    } else if (event.kind === 'apply') {
      if (total > 0) this.#say.progress({ step: 'import', done: total, total });
      this.#say.progress({ step: 'apply', done: 0, total: 1 });
    } else if (event.kind === 'problem') {
      this.#groups.add(event.problem);
      this.#report?.write(`${JSON.stringify(event.problem)}\n`);
    } else this.outcome = event;
    if (event.kind === 'done') this.#say.progress({ step: 'apply', done: 1, total: 1 });
  }

  /** Prints the problems, those of one cause as one line. Returns how many causes there were. */
  tell(): number {
    const groups = this.#groups.list();
    for (const group of groups.slice(0, shownCauses)) this.#say.err(printGroup(this.#given.place, group));
    return groups.length;
  }

  async close(): Promise<void> {
    if (!this.#report) return;
    const written = finished(this.#report);
    this.#report.end();
    await written.catch(() => {
      throw new StartError(`The report "${this.#given.report}" could not be written.`);
    });
  }
}

/** Imports a stock feed. Throws `StartError` with one sentence when the file is refused. */
export async function importCommand(env: Env, given: ImportArguments, say: Say): Promise<void> {
  keepHeapSmall();
  const { place, allowLoopback, holding, dealer, format, goods, dryRun, allowWithdraw } = given;
  const options = { holding, dealer, format, goods, dryRun, allowWithdraw };
  const target = await openTarget(env);
  try {
    if ('close' in target) await requireMigrated(target);
    const { bytes, size } = await openFeed(place, allowLoopback);
    const events =
      'close' in target ? toldImport(target, bytes, options) : importRemotely(target, env.dataDir, bytes, options);
    const reporter = new Reporter(given, size, say);
    try {
      for await (const event of events) reporter.hear(event);
    } finally {
      await reporter.close();
    }
    const { outcome } = reporter;
    const causes = reporter.tell();
    if (outcome?.kind === 'failed') throw new StartError(outcome.message);
    if (outcome?.kind !== 'done') return;
    if (given.progress === 'json') say.out(JSON.stringify({ summary: outcome.summary }));
    else say.out(printSummary(outcome.summary, shownCauses, causes));
  } catch (error) {
    throw error instanceof FeedFailure ? new StartError(error.message) : error;
  } finally {
    if ('close' in target) await target.close();
  }
}
