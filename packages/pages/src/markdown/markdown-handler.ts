import { getStaticPage, getVehicle } from '@showroom/api-client/server';
import { listingMarkdown } from '@showroom/catalog/listing-markdown';
import { vehicleMarkdown } from '@showroom/catalog/vehicle-markdown';
import { blocksMarkdown } from '@showroom/content/blocks-markdown';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { type CityCode, toCity } from '@showroom/domain/city';
import { markdownDocument, plainMarkdown } from '@showroom/domain/markdown';
import type { MarkdownKind } from '@showroom/shell/markdown-request';
import { connection } from 'next/server';
import { loadListing } from '../catalog/load-listing.ts';
import { factsOf, type PageParams } from '../page-kinds.ts';
import { rowsOf } from '../routes-of.ts';

type Asked<K extends MarkdownKind> = { brand: Brand; city: CityCode; query: string; params: PageParams<K> };
type Written = Promise<string | undefined>;

async function writePage(brand: Brand, slug: string, path: string): Written {
  const page = await getStaticPage(brand.holdingId, slug);
  if (!page) return undefined;
  return markdownDocument([
    `# ${plainMarkdown(page.title)}`,
    ...blocksMarkdown(page.blocks, brand),
    `Источник: ${absoluteUrl(brand, path)}`,
  ]);
}

/** The text of each kind of page, from what its screen is made from. */
const writers: { [K in MarkdownKind]: (asked: Asked<K>) => Written } = {
  home: ({ brand }) => writePage(brand, 'home', '/'),
  async listing({ brand, city, query, params }) {
    const facts = await loadListing(brand, city, { ...params, query });
    return facts && listingMarkdown(facts);
  },
  static({ brand, params }) {
    const row = rowsOf(brand, 'static').find((known) => known.params.slug === params.slug);
    return row ? writePage(brand, params.slug, `${row.path}/`) : Promise.resolve(undefined);
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
