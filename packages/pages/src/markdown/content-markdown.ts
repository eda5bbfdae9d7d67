import { getArticle, getArticles, getServices, getStaticPage } from '@showroom/api-client/server';
import { articleSections } from '@showroom/api-contract/content';
import { articleHref } from '@showroom/content/article-href';
import { sectionWords } from '@showroom/content/article-sections';
import { blocksMarkdown } from '@showroom/content/blocks-markdown';
import type { ArticlesQuery } from '@showroom/domain/articles-query';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { markdownDocument, markdownLink, plainMarkdown as plain } from '@showroom/domain/markdown';
import { englishWords } from '../content/english-words.data.ts';
import { rowsOf } from '../routes-of.ts';
import { hrefOfService, sectionOfSlug } from '../services/service-section.ts';

/** Undefined where there is no such page. */
export type Written = Promise<string | undefined>;

const source = (brand: Brand, path: string, lang?: 'en') =>
  `${lang ? 'Source' : 'Источник'}: ${absoluteUrl(brand, path)}`;
const toSection = (text: string) => articleSections.find((section) => section === text);

/** A page of words. */
export async function writePage(brand: Brand, slug: string, path: string, lang?: 'en'): Written {
  const page = await getStaticPage(brand.holdingId, slug, lang);
  return (
    (page &&
      markdownDocument([`# ${plain(page.title)}`, ...blocksMarkdown(page.blocks, brand), source(brand, path, lang)])) ??
    undefined
  );
}

/** A page of words that is a row of this brand. */
export function writeRow(brand: Brand, kind: 'static' | 'about' | 'english' | 'event', slug: string): Written {
  const row = rowsOf(brand, kind).find(({ params }) => params.slug === slug);
  return row
    ? writePage(brand, slug, `${row.path}/`, kind === 'english' ? 'en' : undefined)
    : Promise.resolve(undefined);
}

/** A service, whatever mark its page is about. */
export async function writeService(brand: Brand, slug: string): Written {
  const entries = await getServices(brand.holdingId, sectionOfSlug(slug));
  return writePage(brand, slug, hrefOfService(brand, slug, entries));
}

type Place = { section: string; id: string; lang?: 'en' };

export async function writeArticle(brand: Brand, { section: text, id, lang }: Place): Written {
  const section = toSection(text);
  const article = section && (await getArticle(brand.holdingId, section, id, lang));
  if (!article) return undefined;
  const day = article.publishedAt.slice(0, 10);
  return markdownDocument([
    `# ${plain(article.title)}`,
    [day, article.author].filter(Boolean).join(', '),
    article.until && `Действует до ${article.until}`,
    plain(article.lead),
    ...blocksMarkdown(article.blocks, brand),
    article.vehicles && absoluteUrl(brand, article.vehicles),
    source(brand, articleHref(article, lang && '/en/news/'), lang),
  ]);
}

/** A page of a list of articles. */
export async function writeList(
  brand: Brand,
  base: `/${string}/`,
  { tag, page }: ArticlesQuery,
  ask: { section: string; city?: CityCode; lang?: 'en' },
): Written {
  const section = toSection(ask.section);
  if (!section) return undefined;
  const { city, lang } = ask;
  const list = await getArticles(brand.holdingId, section, {
    ...(city && { city }),
    ...(lang && { lang }),
    ...(tag && { tag }),
    page,
  });
  if (page > 1 && list.items.length === 0) return undefined;
  const { title, lead } = lang ? englishWords : sectionWords[section];
  return markdownDocument([
    `# ${plain(title)}`,
    plain(lead),
    list.items
      .map((item) => {
        const link = markdownLink(item.title, absoluteUrl(brand, `${base}${item.id}/`));
        return `- ${item.publishedAt.slice(0, 10)} ${link}: ${plain(item.lead)}`;
      })
      .join('\n'),
    page < list.meta.page.totalPages && absoluteUrl(brand, `${base}?page=${page + 1}`),
    source(brand, base, lang),
  ]);
}
