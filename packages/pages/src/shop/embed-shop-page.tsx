import { BasketScreen } from '@showroom/shop/basket-screen';
import { OrderingScreen } from '@showroom/shop/ordering-screen';
import type { ShopSite } from '@showroom/shop/shop-site';
import type { ComponentType } from 'react';
import { inFrame } from '../embed/in-frame.tsx';
import type { PageKind } from '../page-kinds.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { shopPage } from './shop-page.tsx';

const framed = (kind: PageKind, Screen: ComponentType<{ site: ShopSite }>) => (facts: ShellFacts) =>
  inFrame(shopPage(facts, kind, Screen, '/iframe'));

/** The basket in a partner's frame. */
export const embedBasketPage = framed('embed-basket', BasketScreen);
/** Ordering in a partner's frame. */
export const embedOrderingPage = framed('embed-ordering', OrderingScreen);
