import { getListing, getSeo } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import type { ListingKind } from '@showroom/domain/listing-kinds';
import { listingPath } from '@showroom/domain/listing-path';
import { type ListingScope, sectionOf } from '@showroom/domain/listing-scope';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listingMetadata } from './listing-metadata.ts';
import { type ListingParams, readListingParams } from './listing-params.ts';
import { ListingScreen } from './listing-screen.tsx';

type Props = { params: Promise<ListingParams> };
type Options = {
  brand: Brand;
  kind: ListingKind;
  /** The root parameter of the shell: `city` of `next/root-params`. */
  city: () => Promise<string | undefined>;
};

/** A scope as this brand has it: with the dealer centre of its place; undefined where the brand has no such section. */
function ownScope({ listings, places }: Brand, scope: ListingScope): ListingScope | undefined {
  const sections = listings[scope.kind];
  if (!sections || (scope.section && !sections.includes(scope.section))) return undefined;
  const place = sectionOf(scope)?.place;
  if (!place) return scope;
  const dealer = places?.[place];
  return dealer ? { ...scope, dealer } : undefined;
}

/** What a page file of a kind of vehicles exports: one page serves every section, mark, model, filter and fixed page. */
export function listingPage({ brand, kind, city }: Options) {
  // Head and body of a page ask for the same: one reading serves both.
  const read = cache(async (section: string, mark: string, model: string, filter: string, hidden: string) => {
    const { scope: asked, query } = readListingParams(kind, { section, mark, model, filter, query: hidden });
    const scope = ownScope(brand, asked);
    if (!scope) notFound();
    const [page, seo] = await Promise.all([
      getListing(brand.holdingId, scope, query),
      getSeo(brand.holdingId, listingPath(scope)),
    ]);
    if (!page) notFound();
    return { brand, city: toCity(await city()), scope, query, page, seo };
  });
  const load = async ({ params }: Props) => {
    const { section, mark, model, filter, query } = await params;
    return read(section, mark, model, filter, query);
  };
  return {
    /** Prerendered at build; every other mark, model, filter and query is rendered once on its first visit. */
    generateStaticParams: (): ListingParams[] =>
      ['-', ...(brand.listings[kind] ?? [])].map((section) => ({
        query: '-',
        section,
        mark: '-',
        model: '-',
        filter: '-',
      })),
    generateMetadata: async (props: Props): Promise<Metadata> => listingMetadata(await load(props)),
    Page: async (props: Props) => <ListingScreen {...(await load(props))} />,
  };
}
