import { RequestScreen } from '@showroom/services/request-screen';
import { browserPage } from '../selection/browser-page.tsx';
import type { ShellFacts } from '../shell-facts.ts';

/** Status of a request, by secret link. */
export const requestPage = ({ brand }: ShellFacts) => browserPage(brand, 'request', RequestScreen);
