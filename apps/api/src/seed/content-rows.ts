import type { redirect, seo } from '../db/schema.ts';
import { markTexts } from './facts/mark-texts.data.ts';
import { moreHoldings } from './facts/more-holdings.ts';
import type { PageFacts } from './facts/page-facts.ts';
import { redirects } from './facts/redirects.data.ts';
import { seoTexts } from './facts/seo-texts.data.ts';

type ContentRows = {
  redirects: (typeof redirect.$inferInsert)[];
  seo: (typeof seo.$inferInsert)[];
};

const moreSeo = moreHoldings.flatMap(({ holdingId, seo }) => seo.map((text) => ({ ...text, holdingId })));

/** Texts of marks for every holding. Title and description stay empty: the page makes them from its figures. */
const markSeo = [1, 2, ...moreHoldings.map(({ holdingId }) => holdingId)].flatMap((holdingId) =>
  Object.entries(markTexts).map(([code, text]) => {
    const path = `/brands/${code}/`;
    return { holdingId, path, canonical: path, robots: '', title: '', description: '', h1: '', text: [...text] };
  }),
);

/** Pages of brands that came later; a Markdown file of the same slug takes their place. */
export const pageFacts: readonly PageFacts[] = moreHoldings.flatMap(({ holdingId, pages }) =>
  pages.map((page) => ({ ...page, holdingId })),
);

/** Redirects and SEO texts as rows. */
export function contentRows(): ContentRows {
  return {
    redirects: redirects.map((row) => ({ ...row })),
    seo: [...seoTexts, ...moreSeo, ...markSeo].map(({ holdingId, path, ...data }) => ({ holdingId, path, data })),
  };
}
