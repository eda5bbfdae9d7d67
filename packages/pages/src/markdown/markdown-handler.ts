import { getVehicle } from '@showroom/api-client/server';
import { listingMarkdown } from '@showroom/catalog/listing-markdown';
import { vehicleMarkdown } from '@showroom/catalog/vehicle-markdown';
import type { Brand } from '@showroom/domain/brand';
import { type CityCode, toCity } from '@showroom/domain/city';
import type { MarkdownKind } from '@showroom/shell/markdown-request';
import { itemMarkdown } from '@showroom/shop/item-markdown';
import { shelfMarkdown } from '@showroom/shop/store-markdown';
import { connection } from 'next/server';
import { loadListing } from '../catalog/load-listing.ts';
import { articlesQuery } from '../content/article-lists.ts';
import { factsOf, type PageParams } from '../page-kinds.ts';
import { loadItem } from '../shop/load-item.ts';
import { loadCentres, loadShelf } from '../shop/load-shelf.ts';
import { type Written, writeArticle, writeList, writePage, writeRow, writeService } from './content-markdown.ts';

type Asked<K extends MarkdownKind> = { brand: Brand; city: CityCode; query: string; params: PageParams<K> };

/** The text of each kind of page, from what its screen is made from. */
const writers: { [K in MarkdownKind]: (asked: Asked<K>) => Written } = {
  home: ({ brand }) => writePage(brand, 'home', '/'),
  static: ({ brand, params }) => writeRow(brand, 'static', params.slug),
  about: ({ brand, params }) => writeRow(brand, 'about', params.slug),
  english: ({ brand, params }) => writeRow(brand, 'english', params.slug),
  event: ({ brand, params }) => writeRow(brand, 'event', params.slug),
  service: ({ brand, params }) => writeService(brand, params.slug),
  articles: ({ brand, city, query, params }) =>
    writeList(brand, `/${params.section}/`, articlesQuery(query), { section: params.section, city }),
  article: ({ brand, params }) => writeArticle(brand, params),
  'english-articles': ({ brand, query }) =>
    writeList(brand, '/en/news/', articlesQuery(query), { section: 'news', lang: 'en' }),
  'english-article': ({ brand, params }) => writeArticle(brand, { section: 'news', id: params.id, lang: 'en' }),
  async listing({ brand, city, query, params }) {
    const facts = await loadListing(brand, city, { ...params, query });
    return facts && listingMarkdown(facts);
  },
  async store({ brand, city, query, params }) {
    const shelf = await loadShelf({ brand, city: async () => city }, { ...params, query });
    return shelf && shelfMarkdown(shelf, await loadCentres(brand.holdingId));
  },
  async item({ brand, city, params }) {
    const found = await loadItem({ brand, city: async () => city }, params.code);
    return found && itemMarkdown(found.site, found.item);
  },
  async vehicle({ brand, params }) {
    const vehicle = await getVehicle(brand.holdingId, Number(params.id));
    return vehicle ? vehicleMarkdown(brand, vehicle) : undefined;
  },
};

/** Parameters of an internal address by their names. */
const paramsOf = <K extends MarkdownKind>(kind: K, values: readonly string[]) =>
  Object.fromEntries(factsOf(kind).params.map((name, place) => [name, values[place] ?? '-'])) as PageParams<K>;

const write = <K extends MarkdownKind>(kind: K, asked: Omit<Asked<K>, 'params'>, values: readonly string[]): Written =>
  writers[kind]({ ...asked, params: paramsOf(kind, values) });

const isWritten = (kind: string): kind is MarkdownKind => Object.hasOwn(writers, kind);

const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept', ...headers },
  });

/**
 * Markdown of a page, under the page's internal address: `/markdown/msk/-/vehicle/123/`. Only the web server comes here, with a plan;
 * search engines are told that the page itself is what they want.
 */
export function markdownHandler(brand: Brand) {
  return async (_request: Request, context: { params: Promise<{ path: string[] }> }): Promise<Response> => {
    await connection();
    const [city, query = '-', kind = '', ...values] = (await context.params).path;
    if (!isWritten(kind)) return answer(404, 'Такой страницы нет.\n', { 'cache-control': 'no-store' });
    const text = await write(kind, { brand, city: toCity(city), query }, values);
    if (text === undefined) return answer(404, 'Такой страницы нет.\n', { 'cache-control': 'no-store' });
    return answer(200, text, { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  };
}
