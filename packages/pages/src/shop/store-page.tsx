import type { ShopBase } from '@showroom/shop/shop-site';
import { shelfMetadata } from '@showroom/shop/store-metadata';
import { StoreScreen } from '@showroom/shop/store-screen';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { inFrame } from '../embed/in-frame.tsx';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadCentres, loadShelf, type ShelfParams } from './load-shelf.ts';

/** A shelf of the shop, on the site or in a partner's frame. */
export function storePage(facts: ShellFacts, base: ShopBase = '') {
  // Head and body of a page ask for the same: one reading serves both.
  const read = cache(
    async (query: string, shop: string, a: string, b: string, c: string) =>
      (await loadShelf(facts, { query, shop, a, b, c }, base)) ?? notFound(),
  );
  const load = async ({ params }: PageProps<ShelfParams>) => {
    const { query, shop, a, b, c } = await params;
    return read(query, shop, a, b, c);
  };
  return {
    /** The roots are prerendered at build; every category and query on its first visit. */
    generateStaticParams: (): ShelfParams[] =>
      ['store', 'parts'].map((shop) => ({ query: '-', shop, a: '-', b: '-', c: '-' })),
    generateMetadata: async (props: PageProps<ShelfParams>): Promise<Metadata> => shelfMetadata(await load(props)),
    Page: async (props: PageProps<ShelfParams>) => {
      const shelf = await load(props);
      return <StoreScreen {...shelf} centres={await loadCentres(facts.brand.holdingId)} />;
    },
  };
}

/** A shelf in a partner's frame. */
export const embedStorePage = (facts: ShellFacts) => inFrame(storePage(facts, '/iframe'));
