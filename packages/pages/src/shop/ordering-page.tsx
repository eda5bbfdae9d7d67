import { OrderingScreen } from '@showroom/shop/ordering-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { shopPage } from './shop-page.tsx';

/** Who takes the order, where, and how it is paid. */
export const orderingPage = (facts: ShellFacts) => shopPage(facts, 'ordering', OrderingScreen);
