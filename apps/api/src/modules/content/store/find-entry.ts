import type { ContentLanguage } from '@showroom/api-contract/content';
import type { EntryOrigin, EntryType } from '../../../db/content-schema.ts';
import type { Executor } from '../../../db/database.ts';

export type EntryState = 'draft' | 'scheduled' | 'published' | 'expired';

/** An entry as the desk lists it. */
export type EntrySummary = {
  id: number;
  type: EntryType;
  lang: ContentLanguage;
  code: string;
  title: string;
  state: EntryState;
  origin: EntryOrigin;
  version: number;
  /** The version that is shown; null for a draft. Another than `version`: there are unpublished changes. */
  liveVersion: number | null;
  publishAt: string | null;
  expiresAt: string | null;
  updatedAt: string;
};
export type EntryText = EntrySummary & { source: string };
export type EntryVersion = {
  version: number;
  title: string;
  origin: EntryOrigin;
  actor: string | null;
  createdAt: string;
  publishedAt: string | null;
};

export type EntryFilter = {
  type?: EntryType | undefined;
  lang?: ContentLanguage | undefined;
  state?: EntryState | undefined;
  /** Part of the title or of the code. */
  text?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

const state = `case when status = 'draft' then 'draft' when publish_at > now() then 'scheduled'
  when expires_at <= now() then 'expired' else 'published' end`;
const summary = `id, type, lang, code, title, ${state} as state, origin, version, live_version as "liveVersion",
  publish_at as "publishAt", expires_at as "expiresAt", updated_at as "updatedAt"`;

type Moment = Date | string | null;
const iso = (moment: Moment) => (moment === null ? null : new Date(moment).toISOString());

type Row<T> = { [Key in keyof T]: Key extends `${string}At` ? Moment : T[Key] };

const toSummary = <T extends EntrySummary>(row: Row<T>): T =>
  ({
    ...row,
    publishAt: iso(row.publishAt as Moment),
    expiresAt: iso(row.expiresAt as Moment),
    updatedAt: iso(row.updatedAt as Moment),
  }) as T;

/** Entries of a holding, the last changed first, and how many there are. */
export async function listEntries(
  db: Executor,
  holdingId: number,
  { type, lang, state: wanted, text, page = 1, size = 50 }: EntryFilter = {},
): Promise<{ items: EntrySummary[]; total: number }> {
  const pattern = text === undefined ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const where = `holding_id = $1 and ($2::text is null or type = $2) and ($3::text is null or lang = $3)
    and ($4::text is null or ${state} = $4) and ($5::text is null or title ilike $5 or code ilike $5)`;
  const params = [holdingId, type ?? null, lang ?? null, wanted ?? null, pattern];
  const [rows, [count]] = await Promise.all([
    db.query<Row<EntrySummary>>(
      `select ${summary} from content_entry where ${where} order by updated_at desc, id desc limit $6 offset $7`,
      [...params, size, (page - 1) * size],
    ),
    db.rows(`select count(*)::int from content_entry where ${where}`, params),
  ]);
  return { items: rows.map((row) => toSummary<EntrySummary>(row)), total: Number(count?.[0] ?? 0) };
}

/** An entry with its newest text. */
export async function findEntry(db: Executor, holdingId: number, id: number): Promise<EntryText | undefined> {
  const [row] = await db.query<Row<EntryText>>(
    `select ${summary}, source from content_entry where holding_id = $1 and id = $2`,
    [holdingId, id],
  );
  return row && toSummary<EntryText>(row);
}

/** The versions of an entry without their texts, newest first. */
export async function versionsOf(db: Executor, holdingId: number, id: number): Promise<EntryVersion[]> {
  const rows = await db.query<Row<EntryVersion>>(
    `select v.version, v.title, v.origin, v.actor, v.created_at as "createdAt", v.published_at as "publishedAt"
     from content_version v join content_entry e on e.id = v.entry_id
     where e.holding_id = $1 and e.id = $2 order by v.version desc`,
    [holdingId, id],
  );
  return rows.map(
    (row) => ({ ...row, createdAt: iso(row.createdAt), publishedAt: iso(row.publishedAt) }) as EntryVersion,
  );
}

/** The text of one version. */
export async function findVersion(db: Executor, id: number, version: number): Promise<string | undefined> {
  const [row] = await db.rows('select source from content_version where entry_id = $1 and version = $2', [id, version]);
  return row?.[0] as string | undefined;
}
