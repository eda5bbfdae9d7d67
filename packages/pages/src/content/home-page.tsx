import { getListing, getMarks, getSeo, getStaticPage } from '@showroom/api-client/server';
import { OffersRow } from '@showroom/catalog/offers-row';
import { RecentlyViewed } from '@showroom/catalog/recently-viewed';
import { SearchBlock } from '@showroom/catalog/search-block';
import { HomeScreen } from '@showroom/content/home-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ShellFacts } from '../shell-facts.ts';

/** The home page: search, promoted offers and the texts of the database. */
export function homePage({ brand, city }: ShellFacts) {
  const { holdingId } = brand;
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> => pageMetadata(brand, '/', await getSeo(holdingId, '/')),
    Page: async () => {
      const [page, marks, offers] = await Promise.all([
        getStaticPage(holdingId, 'home'),
        getMarks(holdingId, 'cars'),
        getListing(holdingId, { kind: 'cars', section: 'new' }),
      ]);
      if (!page || !offers) notFound();
      return (
        <HomeScreen
          brand={brand}
          city={toCity(await city())}
          page={page}
          marks={marks}
          search={<SearchBlock brand={brand} marks={marks} facets={offers.facets} />}
          offers={<OffersRow items={offers.items.slice(0, 4)} />}
          recent={<RecentlyViewed />}
        />
      );
    },
  };
}
