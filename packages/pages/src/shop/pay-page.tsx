import { PayScreen } from '@showroom/shop/pay-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { shopPage } from './shop-page.tsx';

/** An invoice is looked up. */
export const payPage = (facts: ShellFacts) => shopPage(facts, 'pay', PayScreen);
