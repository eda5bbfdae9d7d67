import { codesOf } from '@showroom/domain/dictionaries';
import { type ListingKind, listingKinds } from '@showroom/domain/listing-kinds';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { articleSections, contentLanguages } from './content.ts';

const changed = v.nullable(v.string());

/** What a sitemap of a holding is made of. Which of it a brand has pages for, its shell knows. */
export const sitemapOutline = v.object({
  vehicles: v.object({ count: v.number(), updatedAt: changed }),
  /** Listings that are not empty: path with its final slash, and where it belongs. */
  listings: v.array(
    v.object({
      path: v.string(),
      kind: v.picklist(codesOf(listingKinds) as [ListingKind, ...ListingKind[]]),
      section: v.nullable(v.string()),
      updatedAt: changed,
    }),
  ),
  /** Shelves of the shop that are not empty: paths with their final slash; ids of the items in stock. */
  shop: v.object({ shelves: v.array(v.string()), items: v.array(v.number()) }),
  /** Marks, and models of theirs, that the holding has in stock. */
  brands: v.array(v.object({ mark: codeSchema, model: v.nullable(codeSchema), updatedAt: changed })),
  /** Static pages by the day of their last change. */
  pages: v.array(v.object({ slug: codeSchema, title: v.string(), updatedAt: v.string() })),
  /** Dealer centres with who works there; `reviewedAt` is when the reviews on the page last changed. */
  centres: v.array(
    v.object({
      city: codeSchema,
      code: codeSchema,
      reviewedAt: changed,
      advisers: v.array(v.object({ code: codeSchema, reviewedAt: changed })),
    }),
  ),
  /** Articles that are shown now, newest first. */
  articles: v.array(
    v.object({
      section: v.picklist(articleSections),
      id: codeSchema,
      lang: v.picklist(contentLanguages),
      title: v.string(),
      picture: v.nullable(v.string()),
      updatedAt: v.string(),
    }),
  ),
});
export type SitemapOutline = v.InferOutput<typeof sitemapOutline>;
