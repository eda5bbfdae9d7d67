import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { isAddress } from '../modules/feeds/fetch/open-feed.ts';
import { FeedFailure } from '../modules/feeds/parse/feed-failure.ts';
import { feedFormats } from '../modules/feeds/parse/feed-shapes.data.ts';
import { runSource } from '../modules/feeds/sources/run-source.ts';
import {
  findSource,
  holdSource,
  listRuns,
  listSources,
  putSource,
  type RunState,
  removeSource,
  type SourceState,
} from '../modules/feeds/sources/source-queries.ts';
import type { SourceAnswer } from '../modules/feeds/sources/source-routes.ts';
import { undoRun } from '../modules/feeds/sources/undo-run.ts';
import { askApi, openTarget } from './ask-api.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

export const sourceUsage = `source add <code> <folder, file or address> --holding 1 [--dealer <code>] [--format <format>] [--goods] [--every 60] [--expect 26]
                     takes it in every 60 minutes; a warning when nothing new has come for 26 hours
source list --holding 1      what there is, when it was taken in last, what is wrong
source history [code] --holding 1   the last deliveries, with the share taken in against the day before
source run <code> --holding 1       look at it now
source hold|release <code> --holding 1   take nothing in, until it is released
source undo <delivery> --holding 1  the stock as it was before a delivery; holds its source
source remove <code> --holding 1    forget the source; its vehicles stay
formats: ${feedFormats.join(', ')}`;

const text = { type: 'string' } as const;
const places: Readonly<Record<string, readonly [least: number, most: number]>> = {
  add: [2, 2],
  list: [0, 0],
  history: [0, 1],
  run: [1, 1],
  hold: [1, 1],
  release: [1, 1],
  undo: [1, 1],
  remove: [1, 1],
};

export type SourceArguments = {
  act: string;
  given: string[];
  holdingId: number;
  dealer?: string | undefined;
  format?: string | undefined;
  goods: boolean;
  everyMinutes: number;
  expectHours: number;
};

/** Reads what follows `source`. Throws `StartError`. */
export function readSourceArguments(argv: readonly string[]): SourceArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...{ holding: text, dealer: text, format: text, every: text, expect: text },
        goods: { type: 'boolean', default: false },
      },
    });
    const [act = '', ...given] = positionals;
    const [least, most] = places[act] ?? [1, 0];
    const [holdingId, everyMinutes, expectHours] = [values.holding, values.every ?? '60', values.expect ?? '26'].map(
      Number,
    );
    const isRight =
      given.length >= least && given.length <= most && Number.isInteger(holdingId) && holdingId && holdingId > 0;
    const isTimed =
      everyMinutes && Number.isInteger(everyMinutes) && everyMinutes <= 10_080 && expectHours && expectHours < 1_000;
    if (isRight && isTimed) {
      const [code = '', place = ''] = given;
      // A folder is meant from where the command is given, wherever the API runs.
      const whole = act === 'add' && !isAddress(place) ? [code, resolve(place)] : given;
      const { dealer, format, goods } = values;
      return { act, given: whole, holdingId, dealer, format, goods, everyMinutes, expectHours };
    }
  } catch {
    // Told below.
  }
  throw new StartError(sourceUsage);
}

const minute = (iso: string | null) => (iso === null ? 'never' : iso.slice(0, 16).replace('T', ' '));
const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);

const printSource = ({
  code,
  place,
  everyMinutes,
  expectHours,
  nextAt,
  heldAt,
  takenAt,
  isLate,
  note,
}: SourceState) => {
  const warning = isLate ? `No new delivery for more than ${expectHours} hours.` : note;
  return [
    `${code}: ${place}, every ${everyMinutes} min, taken in ${minute(takenAt)}, ${heldAt ? `HELD since ${minute(heldAt)}` : `next ${minute(nextAt)}`}`,
    ...(warning ? [`  ! ${warning}`] : []),
  ].join('\n');
};

const printRun = (run: RunState) =>
  [
    `${run.id} ${minute(run.startedAt)} ${run.code ?? `(by hand) ${run.source}`}: ${run.outcome}`,
    ...(run.outcome === 'taken' || run.outcome === 'undone'
      ? [
          `, ${run.records} records, +${run.added} ~${run.changed} =${run.unchanged} -${run.withdrawn}, refused ${run.refused}, taken in ${percent(run.share)} (the day before ${percent(run.shareBefore)})`,
        ]
      : []),
    ...(run.note ? [`\n  ! ${run.note}`] : []),
  ].join('');

async function add(database: Database, given: SourceArguments): Promise<string> {
  const { holdingId, dealer, goods, everyMinutes, expectHours } = given;
  const [code = '', place = ''] = given.given;
  if (!/^[a-z0-9-]{1,40}$/.test(code)) throw new StartError('A code is of small Latin letters, digits and hyphens.');
  const format = feedFormats.find((known) => known === given.format);
  if (given.format !== undefined && !format) throw new StartError(`--format is one of ${feedFormats.join(', ')}.`);
  const other = await putSource(database, { holdingId, code, place, format, dealer, goods, everyMinutes, expectHours });
  if (other) throw new StartError(`Source ${other} has the same vehicles: give each its own --dealer.`);
  return `Source ${code} is looked at every ${everyMinutes} minutes.`;
}

async function run(database: Database, holdingId: number, code: string, allowLoopback: boolean): Promise<string> {
  const source = await findSource(database, holdingId, code);
  if (!source) throw new StartError(`There is no source ${code}.`);
  const outcome = await runSource(database, source, allowLoopback);
  if (outcome.kind === 'failed') throw new StartError(outcome.message);
  if (outcome.kind === 'unchanged') return 'Nothing new.';
  const [last] = await listRuns(database, holdingId, { code, limit: 1 });
  return last ? printRun(last) : '';
}

/** Sources of a holding by the command line. Returns what to print; throws `StartError`. */
export async function sourceCommand(env: Env, given: SourceArguments): Promise<string> {
  const target = await openTarget(env);
  if (!('close' in target)) {
    const answer = await askApi<SourceAnswer>(target, '/internal/source', given);
    if ('refused' in answer) throw new StartError(answer.refused);
    return answer.said;
  }
  try {
    await requireMigrated(target);
    return await changeSources(target, given, env.photos.allowLoopback);
  } finally {
    await target.close();
  }
}

/** The same in the process that holds the database; what is refused is an answer. */
export async function answerSource(
  database: Database,
  given: SourceArguments,
  allowLoopback: boolean,
): Promise<SourceAnswer> {
  try {
    return { said: await changeSources(database, given, allowLoopback) };
  } catch (error) {
    if (error instanceof StartError) return { refused: error.message };
    throw error;
  }
}

async function changeSources(database: Database, given: SourceArguments, allowLoopback: boolean): Promise<string> {
  const { act, holdingId } = given;
  const [code = ''] = given.given;
  try {
    if (act === 'add') return await add(database, given);
    if (act === 'list') return (await listSources(database, holdingId)).map(printSource).join('\n') || 'No source yet.';
    if (act === 'history')
      return (
        (await listRuns(database, holdingId, { code: code || undefined, limit: 40 })).map(printRun).join('\n') ||
        'No delivery yet.'
      );
    if (act === 'run') return await run(database, holdingId, code, allowLoopback);
    if (act === 'undo') {
      const { restored, removed } = await undoRun(database, holdingId, Number(code) || 0);
      return `Delivery ${code} is undone: ${restored} vehicles are as before, ${removed} withdrawn. Its source is held.`;
    }
    const isDone =
      act === 'remove'
        ? await removeSource(database, holdingId, code)
        : await holdSource(database, holdingId, code, act === 'hold');
    if (!isDone) throw new StartError(`There is no source ${code}.`);
    return (
      { hold: `Source ${code} is held.`, release: `Source ${code} is released.` }[act] ?? `Source ${code} is gone.`
    );
  } catch (error) {
    throw error instanceof FeedFailure ? new StartError(error.message) : error;
  }
}
