import type { CatalogPage } from '@showroom/api-contract/catalog';
import type { Seo } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { isIndexable, type ListingQuery, printListingQuery } from '@showroom/domain/listing';
import { isNarrowing } from '@showroom/domain/listing-narrowing';
import { canonicalPath } from '@showroom/domain/listing-root';
import { type ListingScope, listingState, sectionOf } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import { sharePicture } from '@showroom/domain/share-picture';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import { listingHeading } from './listing-titles.ts';

export type ListingFacts = {
  brand: Brand;
  city: CityCode;
  scope: ListingScope;
  query: ListingQuery;
  page: CatalogPage;
  seo: Seo | null;
};

/** Title, description, canonical address, robots and Open Graph of a listing. Indexed as PD-14 says. */
export function listingMetadata({ brand, city, scope, query, page, seo }: ListingFacts): Metadata {
  const heading = listingHeading(scope, page.facets, city);
  const total = page.meta.page.totalResults;
  const isSoon = sectionOf(scope)?.soon === true;
  // What is on its way has no price yet.
  const cheapest = isSoon ? undefined : page.facets.ranges.price?.min;
  const from = cheapest === undefined ? '' : `, цены от\u00a0${formatRoubles(cheapest * 100)}`;
  const pageMark = query.page > 1 ? ` — страница ${query.page}` : '';
  const title = `${seo?.title || `${heading}${from}`}${pageMark}`;
  const stock =
    total > 0
      ? `${countOf(total, nounsOf(scope).count)} ${isSoon ? 'на подходе' : `в наличии${from}`}`
      : 'Сейчас нет в наличии';
  const description =
    seo?.description || `${heading}: ${stock}. Кредит, трейд-ин и тест-драйв в дилерских центрах ${brand.name}.`;
  // An editor's address is that of the bare listing; what is chosen in the query has its own.
  const url = absoluteUrl(brand, (printListingQuery(query) === '' && seo?.canonical) || canonicalPath(scope, query));
  const isOwnPage = isIndexable(query) && isNarrowing(listingState(scope, query), page.facets);
  const index = isOwnPage && total > 0 && !seo?.robots.includes('noindex');
  const images = [sharePicture(brand, canonicalPath(scope, query), heading)];
  return {
    // An editor's title is whole; to ours the shell adds the name of the brand.
    title: seo?.title ? { absolute: title } : title,
    description,
    alternates: { canonical: url },
    robots: { index, follow: true },
    openGraph: { type: 'website', locale: 'ru_RU', siteName: brand.name, title, description, url, images },
  };
}
