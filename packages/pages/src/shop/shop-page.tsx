import type { ShopBase, ShopSite } from '@showroom/shop/shop-site';
import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { PageKind } from '../page-kinds.ts';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

/** An empty page of the shop, the same for everybody and filled in the browser. */
export function shopPage(
  facts: ShellFacts,
  kind: PageKind,
  Screen: ComponentType<{ site: ShopSite }>,
  base: ShopBase = '',
) {
  // An order's address is its secret: it is sent nowhere.
  const metadata: Metadata = {
    title: rowsOf(facts.brand, kind)[0]?.title ?? null,
    robots: { index: false },
    referrer: 'no-referrer',
  };
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: () => metadata,
    Page: async () => <Screen site={await shopSite(facts, base)} />,
  };
}
