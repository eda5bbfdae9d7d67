import { homePages } from './home-pages.data.ts';
import { legalPages } from './legal-pages.data.ts';
import type { PageFacts } from './page-facts.ts';

/** Static pages of both holdings. */
export const pages: readonly PageFacts[] = [...homePages, ...legalPages];
