import type { ShopBase } from '@showroom/shop/shop-site';
import { StoreScreen } from '@showroom/shop/store-screen';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

type Params = { query: string; shop: string; a: string; b: string; c: string };
type Props = PageProps<Params>;

/** A shelf of the shop, on the site or in a partner's frame. */
export function storePage(facts: ShellFacts, base: ShopBase = '') {
  const load = async ({ params }: Props) => {
    const { query, shop, a, b, c } = await params;
    if (shop !== 'store' && shop !== 'parts') notFound();
    const categories = [a, b, c].filter((code) => code !== '-');
    return { shop, categories, query: query === '-' ? '' : decodeURIComponent(query) } as const;
  };
  return {
    generateStaticParams: (): Params[] =>
      ['store', 'parts'].map((shop) => ({ query: '-', shop, a: '-', b: '-', c: '-' })),
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { shop } = await load(props);
      return { title: shop === 'store' ? 'Аксессуары' : 'Запчасти', ...(base && { robots: { index: false } }) };
    },
    Page: async (props: Props) => <StoreScreen {...(await load(props))} site={await shopSite(facts, base)} />,
  };
}

/** A shelf in a partner's frame. */
export const embedStorePage = (facts: ShellFacts) => storePage(facts, '/iframe');
