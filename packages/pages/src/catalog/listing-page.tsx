import { listingMetadata } from '@showroom/catalog/listing-metadata';
import { ListingScreen } from '@showroom/catalog/listing-screen';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import type { ListingParams } from './listing-params.ts';
import { loadListing } from './load-listing.ts';

/** A listing of any kind of vehicles: every section, mark, model, filter and fixed page of it. */
export function listingPage({ brand, city }: ShellFacts) {
  // Head and body of a page ask for the same: one reading serves both.
  const read = cache(
    async (kind: string, section: string, mark: string, model: string, filter: string, hidden: string) => {
      const params = { kind, section, mark, model, filter, query: hidden };
      return (await loadListing(brand, toCity(await city()), params)) ?? notFound();
    },
  );
  const load = async ({ params }: PageProps<ListingParams>) => {
    const { kind, section, mark, model, filter, query } = await params;
    return read(kind, section, mark, model, filter, query);
  };
  return {
    /** Kinds and sections are prerendered at build; every other mark, model, filter and query on its first visit. */
    generateStaticParams: (): ListingParams[] =>
      fixedParams(rowsOf(brand, 'listing')).filter(({ filter }) => filter === '-'),
    generateMetadata: async (props: PageProps<ListingParams>): Promise<Metadata> => listingMetadata(await load(props)),
    Page: async (props: PageProps<ListingParams>) => <ListingScreen {...(await load(props))} />,
  };
}
