import { parseArgs } from 'node:util';
import { feedWordKinds } from '@showroom/api-contract/desk-words';
import type { Database } from '../db/database.ts';
import type { WordKind } from '../modules/feeds/dictionary/dealer-words.ts';
import { addMark, addModel, listUnknown, listWords, mapWord } from '../modules/feeds/dictionary/edit-dictionary.ts';
import { takeWaiting } from '../modules/feeds/import/take-waiting.ts';
import { FeedFailure } from '../modules/feeds/parse/feed-failure.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

export const dictionaryUsage = `dictionary unknown --holding 1   unknown words of the feeds, with how many vehicles wait for each
dictionary map <kind> <word> <target> --holding 1
                   say what a word means; the vehicles that waited for it go on sale at once
                   kinds: ${feedWordKinds.join(', ')}; a model's target is mark/model
dictionary add mark <code> <name> --ru <name> --country de --holding 1
dictionary add model <mark/code> <name> --ru <name> --bodies suv,sedan [--type cars] [--drive front] --years 2020-2026 --holding 1
dictionary list --holding 1      words that were mapped`;

const text = { type: 'string' } as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { holding: text, ru: text, country: text, type: text, bodies: text, drive: text, years: text },
    });
  } catch {
    throw new StartError(dictionaryUsage);
  }
}
export type DictionaryArguments = ReturnType<typeof parse>;

/** Reads what follows `dictionary`. Throws `StartError`. */
export function readDictionaryArguments(argv: readonly string[]): DictionaryArguments {
  const given = parse(argv);
  const [act, ...rest] = given.positionals;
  const wanted = { unknown: 0, list: 0, map: 3, add: 3 }[act ?? ''];
  if (wanted === undefined || rest.length !== wanted || !/^[1-9]\d{0,3}$/.test(given.values.holding ?? ''))
    throw new StartError(dictionaryUsage);
  return given;
}

function readYears(years: string | undefined): readonly [number, number | null] {
  const found = /^(\d{4})-(\d{4})?$/.exec(years ?? '');
  if (!found) throw new StartError('--years is 2020-2026, or 2020- for a model that is still made.');
  return [Number(found[1]), found[2] === undefined ? null : Number(found[2])];
}

async function add(database: Database, { positionals, values }: DictionaryArguments): Promise<string> {
  const [, what, code = '', name = ''] = positionals;
  const nameRu = values.ru ?? name;
  if (what === 'mark') {
    await addMark(database, { code, name, nameRu, country: values.country ?? '' });
    return `Mark ${code} added.`;
  }
  const [mark = '', model = ''] = code.split('/');
  if (what !== 'model' || model === '') throw new StartError(dictionaryUsage);
  const years = readYears(values.years);
  const bodies = (values.bodies ?? '').split(',');
  const { type = 'cars', drive } = values;
  await addModel(database, { mark, code: model, name, nameRu, type, bodies, drive, years });
  return `Model ${code} added.`;
}

/** The dealer's dictionary by the command line. Returns what to print; throws `StartError`. */
export async function dictionaryCommand(database: Database, given: DictionaryArguments): Promise<string> {
  await requireMigrated(database);
  const [act, kind, word = '', target = ''] = given.positionals;
  const holdingId = Number(given.values.holding);
  try {
    if (act === 'list')
      return (await listWords(database, holdingId)).map((row) => `${row.kind} "${row.text}": ${row.target}`).join('\n');
    if (act === 'unknown') {
      const rows = await listUnknown(database, holdingId);
      return rows
        .map((row) => `${row.count} × ${row.kind} "${row.word}"${row.mark ? ` of ${row.mark}` : ''}`)
        .join('\n');
    }
    let said = '';
    if (act === 'add') said = await add(database, given);
    else {
      const known: WordKind | undefined = feedWordKinds.find((one) => one === kind);
      if (!known) throw new StartError(dictionaryUsage);
      await mapWord(database, holdingId, { kind: known, text: word, target });
      said = `${known} "${word}" means ${target}.`;
    }
    return `${said} Vehicles that waited and are taken in now: ${await takeWaiting(database, holdingId)}.`;
  } catch (error) {
    throw error instanceof FeedFailure ? new StartError(error.message) : error;
  }
}
