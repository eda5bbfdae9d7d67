import { absoluteUrl } from '@showroom/domain/brand';
import { markdownDocument, markdownLink, markdownTable, plainMarkdown as plain } from '@showroom/domain/markdown';
import { itemPath, storePath } from '@showroom/domain/shop/store-path';
import { countOf, formatRoubles } from '@showroom/domain/text';
import { type CentreCities, stockHint } from '../cards/stock-words.ts';
import { shelfAddress, shelfRoot } from './shelf.ts';
import { canonicalShelf, type ShelfFacts } from './shelf-metadata.ts';
import { goodsForms, shelfHeading } from './shelf-words.ts';

/** A page of a shelf as Markdown: what is there, at what price, and where it goes on. */
export function shelfMarkdown(facts: ShelfFacts, centres: CentreCities): string {
  const { site, shop, categories, query, page } = facts;
  const { current, totalPages, totalResults } = page.meta.page;
  const rows = page.items.map(({ id, name, partCode, disprice, stock }) => [
    markdownLink(name, absoluteUrl(site, itemPath(id))),
    plain(partCode),
    formatRoubles(disprice),
    stockHint(stock, centres, site.city).text,
  ]);
  const below = page.children.map(
    ({ code, name, count }) =>
      `- ${markdownLink(name, absoluteUrl(site, storePath(shop, ...categories, code)))}: ${countOf(count, goodsForms)}`,
  );
  const nextPath = shelfAddress(shelfRoot(shop, categories, ''), { ...query, page: current + 1 });
  return markdownDocument([
    `# ${plain(shelfHeading(shop, query, page, site.city))}`,
    totalResults > 0
      ? `${countOf(totalResults, goodsForms)}, страница ${current} из ${totalPages}`
      : 'Сейчас нет в наличии.',
    below.join('\n'),
    markdownTable(['Товар', 'Артикул', 'Цена', 'Наличие'], rows),
    current < totalPages && markdownLink('Следующая страница', absoluteUrl(site, nextPath)),
    `Источник: ${absoluteUrl(site, canonicalShelf(facts))}`,
  ]);
}
