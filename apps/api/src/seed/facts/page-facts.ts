import type { Seo, StaticPage } from '@showroom/api-contract/content';
import type { RedirectRow } from '@showroom/api-contract/contract';

export type PageFacts = StaticPage & { readonly holdingId: number };
/** `path` is written as the lookup compares it: lower case, with the final slash. */
export type SeoFacts = Seo & { readonly holdingId: number; readonly path: string };
/** `urlFrom` is written as the lookup compares it: lower case, with the final slash. `urlTo` is empty with 410. */
export type RedirectFacts = RedirectRow & { readonly holdingId: number };
