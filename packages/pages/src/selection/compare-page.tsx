import { CompareScreen } from '@showroom/catalog/compare-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { browserPage } from './browser-page.tsx';

/** Vehicles side by side. */
export const comparePage = ({ brand }: ShellFacts) => browserPage(brand, 'compare', CompareScreen);
