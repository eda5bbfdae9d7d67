import { absoluteUrl } from '@showroom/domain/brand';
import { canonicalPath } from '@showroom/domain/listing-root';
import { nounsOf } from '@showroom/domain/listing-words';
import { markdownDocument, markdownLink, markdownTable, plainMarkdown as plain } from '@showroom/domain/markdown';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { ListingFacts } from '../listing/listing-metadata.ts';
import { listingHeading } from '../listing/listing-titles.ts';
import { cardLine, vehicleHref, vehicleTitle } from '../text/vehicle-words.ts';

/** A page of a listing as Markdown: what is there, at what price, and where it goes on. */
export function listingMarkdown({ brand, city, scope, query, page, seo }: ListingFacts): string {
  const { current, totalPages, totalResults } = page.meta.page;
  const rows = page.items.map((card) => [
    markdownLink(`${vehicleTitle(card)}, ${card.year}`, absoluteUrl(brand, vehicleHref(card.id))),
    plain(cardLine(card)),
    card.price === null ? 'скоро в продаже' : formatRoubles(card.price),
    plain(card.dealer.name),
  ]);
  const next = current < totalPages && absoluteUrl(brand, canonicalPath(scope, { ...query, page: current + 1 }));
  return markdownDocument([
    `# ${plain(seo?.h1 || listingHeading(scope, page.facets, city))}`,
    totalResults > 0
      ? `${countOf(totalResults, nounsOf(scope).count)}, страница ${current} из ${totalPages}`
      : 'Сейчас нет в наличии.',
    markdownTable(['Автомобиль', 'Коротко', 'Цена', 'Центр'], rows),
    next && markdownLink('Следующая страница', next),
    ...(seo?.text ?? []).map(plain),
    `Источник: ${absoluteUrl(brand, canonicalPath(scope, query))}`,
  ]);
}
