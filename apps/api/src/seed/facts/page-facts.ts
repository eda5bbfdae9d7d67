import type { Seo, StaticPage } from '@showroom/api-contract/content';
import type { RedirectRow } from '@showroom/api-contract/contract';

/** The owner of a site, as the legal texts name it. The same facts stand in `apps/<brand>/brand/brand.ts`. */
export type SiteOwner = {
  readonly holdingId: number;
  readonly site: string;
  readonly entity: string;
  readonly ogrn: string;
  readonly address: string;
};

export type PageFacts = StaticPage & { readonly holdingId: number };
/** `path` is written as the lookup compares it: lower case, with the final slash. */
export type SeoFacts = Seo & { readonly holdingId: number; readonly path: string };
/** `urlFrom` is written as the lookup compares it: lower case, with the final slash. `urlTo` is empty with 410. */
export type RedirectFacts = RedirectRow & { readonly holdingId: number };
