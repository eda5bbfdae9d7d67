import { getListing, getMarks, getSeo, getStaticPage } from '@showroom/api-client/server';
import { RecentlyViewed } from '@showroom/catalog/recently-viewed';
import { SearchBlock } from '@showroom/catalog/search-block';
import { HomeScreen } from '@showroom/content/home-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ShellFacts } from '../shell-facts.ts';
import { blockFacts } from './block-facts.tsx';

/** The home page: search, and the blocks of the page `home` in their order. */
export function homePage({ brand, city }: ShellFacts) {
  const { holdingId } = brand;
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> => pageMetadata(brand, '/', await getSeo(holdingId, '/')),
    Page: async () => {
      const [page, marks, stock] = await Promise.all([
        getStaticPage(holdingId, 'home'),
        getMarks(holdingId, 'cars'),
        getListing(holdingId, { kind: 'cars', section: 'new' }),
      ]);
      if (!page || !stock) notFound();
      const here = toCity(await city());
      return (
        <HomeScreen
          brand={brand}
          city={here}
          page={page}
          facts={await blockFacts(brand, here, page.blocks)}
          search={<SearchBlock brand={brand} marks={marks} facets={stock.facets} />}
          recent={<RecentlyViewed />}
        />
      );
    },
  };
}
