import {
  type BodyType,
  bodyTypes,
  type Country,
  colorGroups,
  conditions,
  countries,
  driveTypes,
  engineTypes,
  gearTypes,
  type TransportType,
  transportTypes,
} from '@showroom/domain/dictionaries';
import type { Executor } from '../../../db/database.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import type { WordKind } from './dealer-words.ts';
import { insertMark, insertModel } from './insert-names.ts';
import { codeOf } from './market.ts';

const availabilities = { gone: '', 'in-stock': '', 'on-the-way': '', 'to-order': '', reserved: '' };
/** Values that a word of each kind may mean. */
const values: Partial<Record<WordKind, Readonly<Record<string, unknown>>>> = {
  body: bodyTypes,
  engine: engineTypes,
  gear: gearTypes,
  drive: driveTypes,
  color: colorGroups,
  condition: conditions,
  availability: availabilities,
};

function oneOf<T extends Record<string, unknown>>(known: T, text: string, what: string): keyof T & string {
  if (Object.hasOwn(known, text)) return text as keyof T & string;
  throw new FeedFailure(`${what} is one of ${Object.keys(known).join(', ')}, not "${text}".`);
}

async function idOf(db: Executor, sql: string, params: readonly unknown[], what: string): Promise<number> {
  const [row] = await db.rows(sql, params);
  if (!row) throw new FeedFailure(`There is no ${what}.`);
  return Number(row[0]);
}

const markId = (db: Executor, code: string) =>
  idOf(db, 'select id from mark where code = $1', [code], `mark "${code}": add it first`);

type Target = { targetId: number | null; markId: number | null };

async function targetOf(db: Executor, holdingId: number, kind: WordKind, target: string): Promise<Target> {
  if (kind === 'mark') return { targetId: await markId(db, target), markId: null };
  if (kind === 'dealer') {
    const sql = 'select id from dealer where code = $1 and holding_id = $2';
    return {
      targetId: await idOf(db, sql, [target, holdingId], `dealer "${target}" of holding ${holdingId}`),
      markId: null,
    };
  }
  if (kind !== 'model') {
    oneOf(values[kind] ?? {}, target, `What a word for ${kind} means`);
    return { targetId: null, markId: null };
  }
  const [mark = '', model = ''] = target.split('/');
  const owner = await markId(db, mark);
  const sql = 'select id from model where mark_id = $1 and code = $2';
  return { targetId: await idOf(db, sql, [owner, model], `model "${target}": add it first`), markId: owner };
}

/** Where people know things by name: the codes of those that a name means. */
const byName: Partial<Record<WordKind, string>> = {
  mark: 'select code from mark where $2::int > 0 and lower($1) in (lower(name), lower(name_ru))',
  model: `select m.code || '/' || o.code from model o join mark m on m.id = o.mark_id
    where $2::int > 0 and lower($1) in (lower(m.name || ' ' || o.name), lower(m.name_ru || ' ' || o.name_ru))`,
  dealer: 'select code from dealer where holding_id = $2 and lower($1) in (lower(name), lower(address))',
};

/** The code of what a name means, where exactly one thing has it; else the name itself, as it may be a code. */
export async function codeOfName(db: Executor, holdingId: number, kind: WordKind, name: string): Promise<string> {
  const sql = byName[kind];
  const rows = sql === undefined ? [] : await db.rows(sql, [name.trim(), holdingId]);
  return rows.length === 1 ? String(rows[0]?.[0]) : name.trim();
}

/** Says what a word of the feeds means. Throws `FeedFailure` for a target that is not there. */
export async function mapWord(
  db: Executor,
  holdingId: number,
  { kind, text, target }: { kind: WordKind; text: string; target: string },
): Promise<void> {
  const found = await targetOf(db, holdingId, kind, target);
  await db.query(
    `insert into feed_word (holding_id, kind, text, target, target_id, mark_id) values ($1, $2, $3, $4, $5, $6)
     on conflict on constraint feed_word_text do update set target = excluded.target, target_id = excluded.target_id`,
    [holdingId, kind, text, target, found.targetId, found.markId],
  );
}

export type NewMark = { code: string; name: string; nameRu: string; country: string };

/** Adds a mark. Throws `FeedFailure` when its code is taken or its country unknown. */
export async function addMark(db: Executor, { code, name, nameRu, country }: NewMark): Promise<void> {
  const known: Country = oneOf(countries, country, 'The country');
  if (codeOf(code) !== code) throw new FeedFailure(`A code is lower-case Latin: "${codeOf(code)}".`);
  const id = await insertMark(db, { code, name, nameRu, country: known });
  if (id === undefined) throw new FeedFailure(`There is a mark "${code}" already.`);
}

export type NewModel = {
  mark: string;
  code: string;
  name: string;
  nameRu: string;
  type: string;
  bodies: readonly string[];
  drive: string | undefined;
  years: readonly [from: number, to: number | null];
};

/** Adds a model to a mark. Throws `FeedFailure`. */
export async function addModel(db: Executor, model: NewModel): Promise<void> {
  const type: TransportType = oneOf(transportTypes, model.type, 'The type');
  const bodies: BodyType[] = model.bodies.map((body) => oneOf(bodyTypes, body, 'The body'));
  const drive = model.drive === undefined ? null : oneOf(driveTypes, model.drive, 'The drive');
  if (codeOf(model.code) !== model.code) throw new FeedFailure(`A code is lower-case Latin: "${codeOf(model.code)}".`);
  const id = await insertModel(db, {
    ...model,
    ...{ markId: await markId(db, model.mark), type, bodyTypes: bodies, twoWheelDrive: drive },
  });
  if (id === undefined) throw new FeedFailure(`There is a model "${model.mark}/${model.code}" already.`);
}

/** Words of the holding's dictionary, the newest first. */
export const listWords = (db: Executor, holdingId: number) =>
  db.query<{ kind: string; text: string; target: string }>(
    'select kind, text, target from feed_word where holding_id is null or holding_id = $1 order by kind, id desc',
    [holdingId],
  );

/** Unknown words with how many vehicles wait for each. */
export const listUnknown = (db: Executor, holdingId: number) =>
  db.query<{ kind: WordKind; word: string; mark: string | null; count: number }>(
    `select kind, word, mark, count(*)::int as count from feed_waiting where holding_id = $1
     group by kind, word, mark order by count(*) desc, kind, word`,
    [holdingId],
  );
