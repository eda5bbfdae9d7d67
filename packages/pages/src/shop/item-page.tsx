import { ItemScreen } from '@showroom/shop/item-screen';
import type { ShopBase } from '@showroom/shop/shop-site';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

type Props = PageProps<{ query: string; code: string }>;

/** One accessory or part, on the site or in a partner's frame. */
export function itemPage(facts: ShellFacts, base: ShopBase = '') {
  const read = async ({ params }: Props) => Number((await params).code);
  return {
    generateStaticParams: () => [{ query: '-', code: '1' }],
    generateMetadata: async (props: Props): Promise<Metadata> => ({
      title: `Товар ${await read(props)}`,
      ...(base && { robots: { index: false } }),
    }),
    Page: async (props: Props) => <ItemScreen id={await read(props)} site={await shopSite(facts, base)} />,
  };
}

/** An item in a partner's frame. */
export const embedItemPage = (facts: ShellFacts) => itemPage(facts, '/iframe');
