import { BasketScreen } from '@showroom/shop/basket-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { shopPage } from './shop-page.tsx';

/** What a visitor is about to order. */
export const basketPage = (facts: ShellFacts) => shopPage(facts, 'basket', BasketScreen);
