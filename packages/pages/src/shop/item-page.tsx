import { getStorePage } from '@showroom/api-client/server';
import { emptyStoreQuery } from '@showroom/domain/shop/store-query';
import { itemMetadata } from '@showroom/shop/item-metadata';
import { ItemScreen } from '@showroom/shop/item-screen';
import type { ShopBase } from '@showroom/shop/shop-site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { inFrame } from '../embed/in-frame.tsx';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadItem } from './load-item.ts';
import { loadCentres } from './load-shelf.ts';

export type ItemParams = { query: string; code: string };

/** How many are prerendered at build; the rest on their first visit. */
const prerendered = 4;

/** One accessory or part, on the site or in a partner's frame. */
export function itemPage(facts: ShellFacts, base: ShopBase = '') {
  const { holdingId } = facts.brand;
  const load = async ({ params }: PageProps<ItemParams>) =>
    (await loadItem(facts, (await params).code, base)) ?? notFound();
  return {
    generateStaticParams: async (): Promise<ItemParams[]> => {
      const page = await getStorePage(holdingId, { shop: 'store', categories: [], city: 'msk' }, emptyStoreQuery);
      return (page?.items ?? []).slice(0, prerendered).map(({ id }) => ({ query: '-', code: String(id) }));
    },
    generateMetadata: async (props: PageProps<ItemParams>): Promise<Metadata> => {
      const { site, item } = await load(props);
      return itemMetadata(site, item);
    },
    Page: async (props: PageProps<ItemParams>) => (
      <ItemScreen {...(await load(props))} centres={await loadCentres(holdingId)} />
    ),
  };
}

/** An item in a partner's frame. */
export const embedItemPage = (facts: ShellFacts) => inFrame(itemPage(facts, '/iframe'));
