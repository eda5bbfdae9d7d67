import { homePages } from './home-pages.data.ts';
import { legalPages } from './legal-pages.data.ts';
import type { PageFacts } from './page-facts.ts';
import { servicePagesOf } from './service-pages.data.ts';

/** Static pages of both holdings. */
export const pages: readonly PageFacts[] = [...homePages, ...legalPages, ...servicePagesOf(1), ...servicePagesOf(2)];
