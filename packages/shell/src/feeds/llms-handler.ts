import { getSitemapOutline } from '@showroom/api-client/server';
import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import type { Brand } from '@showroom/domain/brand';
import { absoluteUrl } from '@showroom/domain/brand';
import { cities, cityCodes } from '@showroom/domain/city';
import { pageSlug } from '@showroom/domain/content-path';
import { readListingPath } from '@showroom/domain/listing-path';
import { listingHeading } from '@showroom/domain/listing-words';
import { markdownDocument, markdownLink, plainMarkdown } from '@showroom/domain/markdown';
import { phoneText } from '@showroom/domain/phone';
import type { Route } from '@showroom/guards/route-table';
import { connection } from 'next/server';
import { markdownPath } from '../site/markdown-request.ts';
import { away } from './pass-feed.ts';
import { articleAddress } from './site-pages.ts';

const newestArticles = 20;
/** Listings by kind and section alone: of every mark there is a sitemap. */
const isBroad = (path: string) => path.split('/').filter(Boolean).length <= 2;

/** `llms.txt` (llmstxt.org): who this is, and where the texts of the site are in Markdown. */
export function llmsText(brand: Brand, routes: readonly Route[], outline: SitemapOutline): string {
  const link = (title: string, path: string) => `- ${markdownLink(title, absoluteUrl(brand, markdownPath(path)))}`;
  const has = new Set(routes.map(({ path }) => path));
  const titles = new Map(outline.pages.map(({ slug, title }) => [slug, title]));
  const listings = outline.listings.flatMap(({ path, kind, section }) => {
    const scope = readListingPath(path, new Date());
    const isOwn = brand.listings[kind]?.some((one) => section === null || one === section);
    if (!isOwn || !isBroad(path) || typeof scope !== 'object' || scope.filter || scope.mark) return [];
    return scope.landing || !has.has(path.slice(0, -1)) ? [] : [link(listingHeading(scope, {}), path)];
  });
  const pages = routes.flatMap(({ path }) => {
    const title = titles.get(pageSlug(`${path}/`));
    return path !== '/' && title !== undefined ? [link(title, `${path}/`)] : [];
  });
  const articles = outline.articles
    .filter((article) => has.has(articleAddress({ ...article, id: '{id}' }).slice(0, -1)))
    .slice(0, newestArticles)
    .map((article) => link(article.title, articleAddress(article)));
  const phones = cityCodes.map((code) => `${cities[code].i}: ${phoneText(brand.phones[code])}`);
  return markdownDocument([
    `# ${plainMarkdown(brand.name)}`,
    `> Автомобильный дилер: продажа новых автомобилей и автомобилей с пробегом, кредит, трейд-ин, сервис. ${plainMarkdown(brand.legal.entity)}, ${plainMarkdown(brand.legal.address)}. ${phones.join(', ')}.`,
    'У каждой страницы ниже есть текст в Markdown: адрес страницы с окончанием `.md` или запрос с `Accept: text/markdown`. Так же отвечают страницы автомобилей: `/catalog/{номер}.md`. Цены и наличие меняются; в ответе всегда текущие.',
    '## Каталог',
    listings.join('\n'),
    pages.length > 0 && '## Страницы',
    pages.join('\n'),
    articles.length > 0 && '## Статьи',
    articles.join('\n'),
    '## Optional',
    `- ${markdownLink('Карта сайта', absoluteUrl(brand, '/sitemap.xml'))}`,
  ]);
}

/** GET /llms.txt */
export function llmsHandler(brand: Brand, routes: readonly Route[]): () => Promise<Response> {
  return async () => {
    await connection();
    try {
      const text = llmsText(brand, routes, await getSitemapOutline(brand.holdingId));
      return new Response(text, {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
      });
    } catch {
      return away();
    }
  };
}
