import type { PageBlock } from '@showroom/api-contract/blocks';
import type { SearchPage } from '@showroom/api-contract/search';
import { type CityCode, cities } from '@showroom/domain/city';
import { dealerPath } from '@showroom/domain/contact-paths';
import { articlePath, pagePath } from '@showroom/domain/content-path';
import { servicePath } from '@showroom/domain/service-path';
import { type ShopCode, storePath } from '@showroom/domain/shop/store-path';
import type { EntryType } from '../../../db/content-schema.ts';
import type { Database, Executor } from '../../../db/database.ts';
import { keepLiveCopy, type LiveCopy, type LiveCopyOptions } from '../../../db/live-copy.ts';
import { wordsOfCity } from '../words/attributes.ts';
import { buildPageIndex, type PageFields, type PageIndex } from './page-index.ts';
import { pageKeywords, wordPages } from './page-keywords.data.ts';
import { textsOfBlocks } from './page-texts.ts';

/** A page that can be found; shown from `from` until `to`, ms. */
export type PageItem = SearchPage & { holdingId: number; from: number; to: number };
export type PageStock = { items: readonly PageItem[]; index: PageIndex };

type Indexed = { item: PageItem; fields: PageFields };

type EntryRow = {
  holdingId: number;
  type: EntryType;
  code: string;
  title: string;
  lead: string;
  picture: string | null;
  description: string | null;
  tags: string | null;
  blocks: PageBlock[];
  from: Date | string;
  to: Date | string | null;
};

const sectionOf: Partial<Record<EntryType, { path: string; section: SearchPage['section'] }>> = {
  news: { path: 'news', section: 'articles' },
  blog: { path: 'blog', section: 'articles' },
  media: { path: 'media', section: 'articles' },
  offer: { path: 'actions', section: 'actions' },
};
const isService = (code: string) => /^services?(?:-|$)/.test(code);
/** Former editions of legal texts stay readable, but nobody looks for them. */
const isArchived = (code: string) => /-\d{4}-\d{2}$/.test(code);

/** Address of a page of words: a service stands among those that its holding has written. */
const pathOf = ({ code, holdingId }: EntryRow, rows: readonly EntryRow[]): string =>
  isService(code)
    ? servicePath(code, new Set(rows.filter((row) => row.holdingId === holdingId).map((row) => row.code)))
    : pagePath(code);

function toPage(row: EntryRow, rows: readonly EntryRow[]): Indexed | undefined {
  const { type, code, title, picture, blocks } = row;
  const article = sectionOf[type];
  if (type === 'page' ? code === 'home' || isArchived(code) : !article) return undefined;
  const texts = textsOfBlocks(blocks);
  const text = row.lead || row.description || texts.words[0] || '';
  const jobs =
    code === 'about-career'
      ? rows.filter((other) => other.type === 'vacancy' && other.holdingId === row.holdingId)
      : [];
  return {
    item: {
      section: article?.section ?? (isService(code) ? 'services' : 'pages'),
      title,
      text,
      path: article ? articlePath(article.path, code) : pathOf(row, rows),
      picture,
      holdingId: row.holdingId,
      from: new Date(row.from).getTime(),
      to: row.to === null ? Number.POSITIVE_INFINITY : new Date(row.to).getTime(),
    },
    fields: {
      name: title,
      keywords: pageKeywords[code] ?? '',
      headings: [...texts.headings, ...jobs.map((job) => job.title), row.tags ?? ''].join(' '),
      lead: `${row.lead} ${row.description ?? ''}`,
      body: texts.words.join(' '),
    },
  };
}

async function readEntries(executor: Executor): Promise<Indexed[]> {
  const rows = await executor.query<EntryRow>(
    `select holding_id as "holdingId", type, code, title, lead, picture, seo ->> 'description' as description,
       (select string_agg(t.name, ' ') from jsonb_to_recordset(tags) as t(name text)) as tags, blocks,
       coalesce(publish_at, created_at) as "from", expires_at as "to"
     from content_entry where status = 'published' and lang = 'ru' order by coalesce(publish_at, created_at) desc, id`,
  );
  return rows.flatMap((row) => toPage(row, rows) ?? []);
}

async function readDealers(executor: Executor): Promise<Indexed[]> {
  type Row = { holdingId: number; code: string; name: string; city: CityCode; address: string; rest: string };
  const rows = await executor.query<Row>(
    `select d.holding_id as "holdingId", d.code, d.name, d.city, d.address, concat_ws(' ', d.metro,
       (select string_agg(concat_ws(' ', m.name, m.name_ru), ' ') from dealer_mark dm join mark m on m.id = dm.mark_id
        where dm.dealer_id = d.id)) as rest
     from dealer d order by d.sort_key`,
  );
  return rows.map(({ holdingId, code, name, city, address, rest }) => ({
    item: {
      section: 'dealers',
      title: name,
      text: address,
      path: dealerPath({ code, city }),
      picture: `dealer:${code}`,
      holdingId,
      from: 0,
      to: Number.POSITIVE_INFINITY,
    },
    fields: {
      name,
      keywords: '',
      headings: `${address} ${cities[city].i}`,
      lead: `дилер дилерский центр салон автосалон адрес контакты ${wordsOfCity(city)} ${rest}`,
      body: '',
    },
  }));
}

/** Shelves of the accessories. Words of theirs mean the goods on them: they are found by ways of asking alone, for what none of the goods is. */
async function readShelves(executor: Executor, holdings: readonly number[]): Promise<Indexed[]> {
  type Row = { shop: ShopCode; codes: string; name: string; above: string | null };
  const rows = await executor.query<Row>(
    `select c.shop, concat_ws('/', g.code, p.code, c.code) as codes, c.name_ru as name, p.name_ru as above
     from accessory_category c left join accessory_category p on p.id = c.parent_id
     left join accessory_category g on g.id = p.parent_id where c.shop = 'store' order by c.id`,
  );
  return rows.flatMap(({ shop, codes, name, above }) =>
    holdings.map((holdingId) => ({
      item: {
        ...{ section: 'catalog' as const, title: name, text: above ?? 'Аксессуары', path: storePath(shop, codes) },
        ...{ picture: null, holdingId, from: 0, to: Number.POSITIVE_INFINITY },
      },
      fields: { name: '', keywords: '', headings: '', lead: '', body: '' },
    })),
  );
}

/** Sections of the answer: what one comes for first. */
const order: readonly SearchPage['section'][] = ['catalog', 'services', 'dealers', 'pages', 'actions', 'articles'];

/** What has a word but no text of its own, at every holding that has a centre. */
const placesOf = (holdings: readonly number[]): Indexed[] =>
  holdings.flatMap((holdingId) =>
    wordPages
      .filter(({ holding = holdingId }) => holding === holdingId)
      .map(({ title, text, path, words, section = 'catalog' }) => ({
        item: {
          ...{ section, title, text, path, picture: null },
          ...{ holdingId, from: 0, to: Number.POSITIVE_INFINITY },
        },
        fields: { name: title, keywords: words, headings: '', lead: text, body: '' },
      })),
  );

async function readPages(executor: Executor): Promise<PageStock> {
  const dealers = await readDealers(executor);
  const holdings = [...new Set(dealers.map(({ item }) => item.holdingId))];
  const shelves = await readShelves(executor, holdings);
  const found = [...(await readEntries(executor)), ...dealers, ...placesOf(holdings), ...shelves];
  found.sort((a, b) => order.indexOf(a.item.section) - order.indexOf(b.item.section));
  return { items: found.map(({ item }) => item), index: buildPageIndex(found.map(({ fields }) => fields)) };
}

/** Keeps in memory what the texts and the dealer centres say, within a moment of every change of content. */
export function keepPageStock(database: Database, options: LiveCopyOptions): LiveCopy<PageStock> {
  return keepLiveCopy(database, 'content_changed', () => readPages(database), options);
}
