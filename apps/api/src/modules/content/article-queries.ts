import type { PageBlock } from '@showroom/api-contract/blocks';
import type { ArticleCard, Banner, ContentLanguage, ContentTag, Seo } from '@showroom/api-contract/content';
import type { CityCode } from '@showroom/domain/city';
import type { EntryFields, EntryType } from '../../db/content-schema.ts';
import type { Executor } from '../../db/database.ts';
import { shownNow } from './shown-now.ts';

/** A section of one holding in one language. */
export type SectionOf = { holdingId: number; type: EntryType; lang: ContentLanguage };

export type CardRow = Omit<ArticleCard, 'section' | 'publishedAt'> & { publishedAt: Date | string };
export type ArticleRow = CardRow & {
  updatedAt: Date | string;
  author: string | null;
  blocks: PageBlock[];
  fields: EntryFields;
  seo: Seo | null;
  isGone: boolean;
  /** Null for what has ended in each. */
  languages: ContentLanguage[] | null;
};

const ofSection = 'holding_id = $1 and type = $2 and lang = $3';
const sectionParams = ({ holdingId, type, lang }: SectionOf) => [holdingId, type, lang];
const card = `code as id, title, lead, picture, coalesce(publish_at, created_at) as "publishedAt",
  to_char(until, 'YYYY-MM-DD') as until, tags`;
const newestFirst = 'coalesce(publish_at, created_at) desc, id desc';
/** An entry without a city is for both. */
const inCity = '($4::text is null or city is null or city = $4)';
const hasTag = `($5::text is null or tags @> jsonb_build_array(jsonb_build_object('code', $5::text)))`;

export async function selectCards(
  db: Executor,
  section: SectionOf,
  { city, tag, limit, offset }: { city?: CityCode; tag?: string; limit: number; offset: number },
): Promise<CardRow[]> {
  return db.query<CardRow>(
    `select ${card} from content_entry where ${ofSection} and ${shownNow} and ${inCity} and ${hasTag}
     order by ${newestFirst} limit $6 offset $7`,
    [...sectionParams(section), city ?? null, tag ?? null, limit, offset],
  );
}

export async function countCards(
  db: Executor,
  section: SectionOf,
  { city, tag }: { city?: CityCode; tag?: string },
): Promise<number> {
  const [row] = await db.rows(
    `select count(*)::int from content_entry where ${ofSection} and ${shownNow} and ${inCity} and ${hasTag}`,
    [...sectionParams(section), city ?? null, tag ?? null],
  );
  return Number(row?.[0] ?? 0);
}

/** Tags of a section, most frequent first. */
export async function selectTags(
  db: Executor,
  section: SectionOf,
  city: CityCode | undefined,
): Promise<(ContentTag & { count: number })[]> {
  return db.query(
    `select t.code, min(t.name) as name, count(*)::int as count
     from content_entry, jsonb_to_recordset(tags) as t(code text, name text)
     where ${ofSection} and ${shownNow} and ${inCity}
     group by t.code order by 3 desc, 2`,
    [...sectionParams(section), city ?? null],
  );
}

const wasShown = `code = $4 and status = 'published' and (publish_at is null or publish_at <= now())`;
const isGone = `coalesce(expires_at <= now(), false) as "isGone"`;

/** Whether a published article has expired; undefined for what was never shown or is no more. */
export async function selectIsGone(db: Executor, section: SectionOf, code: string): Promise<boolean | undefined> {
  const [row] = await db.query<{ isGone: boolean }>(
    `select ${isGone} from content_entry where ${ofSection} and ${wasShown}`,
    [...sectionParams(section), code],
  );
  return row?.isGone;
}

/** A published article, an expired one too; undefined for what was never shown or is no more. */
export async function selectArticle(db: Executor, section: SectionOf, code: string): Promise<ArticleRow | undefined> {
  const [row] = await db.query<ArticleRow>(
    `select ${card}, greatest(updated_at, publish_at) as "updatedAt", author, blocks, fields, seo,
       ${isGone}, (select jsonb_agg(o.lang order by o.lang) from content_entry o where o.holding_id = $1 and o.type = $2
         and o.code = $4 and ${shownNow}) as languages
     from content_entry where ${ofSection} and ${wasShown}`,
    [...sectionParams(section), code],
  );
  return row;
}

type Neighbour = { id: string; title: string };

/** The next newer and the next older article of a section. */
export async function selectNeighbours(
  db: Executor,
  section: SectionOf,
  code: string,
): Promise<{ newer: Neighbour | null; older: Neighbour | null }> {
  const rows = await db.query<Neighbour & { side: 'newer' | 'older' }>(
    `with shown as (
       select code, title, lag(code) over w as newer, lead(code) over w as older
       from content_entry where ${ofSection} and ${shownNow} window w as (order by ${newestFirst}))
     select s.code as id, s.title, case when s.code = one.newer then 'newer' else 'older' end as side
     from shown one join shown s on s.code in (one.newer, one.older) where one.code = $4`,
    [...sectionParams(section), code],
  );
  const of = (side: 'newer' | 'older') => {
    const found = rows.find((row) => row.side === side);
    return found ? { id: found.id, title: found.title } : null;
  };
  return { newer: of('newer'), older: of('older') };
}

export type VacancyRow = {
  id: string;
  title: string;
  city: CityCode;
  fields: EntryFields;
  blocks: PageBlock[];
  publishedAt: Date | string;
};

/** The banner of a city's header: one for the city alone wins, then the newest. */
export async function selectBanner(db: Executor, holdingId: number, city: CityCode): Promise<Banner | null> {
  const [row] = await db.query<Banner>(
    `select title, nullif(lead, '') as lead, picture, fields->>'link' as link
     from content_entry
     where holding_id = $1 and type = 'banner' and lang = 'ru' and ${shownNow} and (city is null or city = $2)
     order by city is null, ${newestFirst} limit 1`,
    [holdingId, city],
  );
  return row ?? null;
}

/** Every banner that is shown now, as one text: another text, another header somewhere. */
export async function selectShownBanners(db: Executor): Promise<string> {
  const [row] = await db.rows(
    `select coalesce(string_agg(id || '.' || live_version || '.' || updated_at, ' ' order by id), '')
     from content_entry where type = 'banner' and ${shownNow}`,
  );
  return String(row?.[0] ?? '');
}

/** Open vacancies, those of the city first. */
export async function selectVacancies(
  db: Executor,
  holdingId: number,
  city: CityCode | undefined,
): Promise<VacancyRow[]> {
  return db.query<VacancyRow>(
    `select code as id, title, city, fields, blocks, coalesce(publish_at, created_at) as "publishedAt"
     from content_entry where holding_id = $1 and type = 'vacancy' and lang = 'ru' and ${shownNow}
     order by city is distinct from $2::text, ${newestFirst}`,
    [holdingId, city ?? 'msk'],
  );
}
