import { getArticles } from '@showroom/api-client/server';
import { type ArticleCard, type ArticleSection, articleSections } from '@showroom/api-contract/content';
import { sectionWords } from '@showroom/content/article-sections';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { escapeMarkup } from '@showroom/domain/markup';
import { pictureUrl } from '@showroom/domain/picture';

/** How many of the newest articles a feed has. */
const shown = 30;

const urlOf = (brand: Brand, { section, id }: ArticleCard) => absoluteUrl(brand, `/${section}/${id}/`);

type Feed = { brand: Brand; section: ArticleSection; items: readonly ArticleCard[] };

/** RSS 2.0. */
export function rssText({ brand, section, items }: Feed): string {
  const { title, lead } = sectionWords[section];
  const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
  const self = absoluteUrl(brand, `/feed/${section}.rss.xml`);
  const entries = items.map((item) => {
    const url = urlOf(brand, item);
    return [
      '<item>',
      element('title', item.title),
      element('link', url),
      `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
      element('pubDate', new Date(item.publishedAt).toUTCString()),
      element('description', item.lead),
      ...item.tags.map(({ name }) => element('category', name)),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${title} — ${brand.name}`),
    element('link', absoluteUrl(brand, `/${section}/`)),
    element('description', lead),
    '<language>ru</language>',
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeedText({ brand, section, items }: Feed): string {
  const { title, lead } = sectionWords[section];
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} — ${brand.name}`,
    description: lead,
    language: 'ru',
    home_page_url: absoluteUrl(brand, `/${section}/`),
    feed_url: absoluteUrl(brand, `/feed/${section}.json`),
    items: items.map((item) => ({
      id: urlOf(brand, item),
      url: urlOf(brand, item),
      title: item.title,
      content_text: item.lead,
      date_published: item.publishedAt,
      tags: item.tags.map(({ name }) => name),
      ...(item.picture ? { image: absoluteUrl(brand, pictureUrl(contentPictureBase(item.picture), 'hero')) } : {}),
    })),
  });
}

const printers = {
  'rss.xml': { print: rssText, type: 'application/rss+xml; charset=utf-8' },
  json: { print: jsonFeedText, type: 'application/feed+json; charset=utf-8' },
} as const;

/** The feed under a name (`news.rss.xml`, `news.json`), or undefined for no such name. */
export async function articleFeed(brand: Brand, name: string): Promise<Response | undefined> {
  const dot = name.indexOf('.');
  const section = articleSections.find((known) => known === name.slice(0, dot));
  const format = name.slice(dot + 1);
  if (!section || (format !== 'json' && format !== 'rss.xml')) return undefined;
  const { items } = await getArticles(brand.holdingId, section, { size: shown });
  const { print, type } = printers[format];
  return new Response(print({ brand, section, items }), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  });
}
