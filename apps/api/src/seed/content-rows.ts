import type { redirect, seo, staticPage } from '../db/schema.ts';
import { pages } from './facts/pages.data.ts';
import { redirects } from './facts/redirects.data.ts';
import { seoTexts } from './facts/seo-texts.data.ts';

type ContentRows = {
  redirects: (typeof redirect.$inferInsert)[];
  seo: (typeof seo.$inferInsert)[];
  pages: (typeof staticPage.$inferInsert)[];
};

/** Redirects, SEO texts and static pages as rows. */
export function contentRows(): ContentRows {
  return {
    redirects: redirects.map((row) => ({ ...row })),
    seo: seoTexts.map(({ holdingId, path, ...data }) => ({ holdingId, path, data })),
    pages: pages.map((page) => ({ ...page })),
  };
}
