import { CheckoutScreen } from '@showroom/shop/checkout-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { shopPage } from './shop-page.tsx';

/** One order by its secret link. */
export const checkoutPage = (facts: ShellFacts) => shopPage(facts, 'checkout', CheckoutScreen);
