import { getReviews, getStorePage } from '@showroom/api-client/server';
import { ItemReviews } from '@showroom/contacts/item-reviews';
import { RatingLink } from '@showroom/contacts/rating-link';
import { readReviewsQuery } from '@showroom/domain/review/reviews-query';
import { itemPath } from '@showroom/domain/shop/store-path';
import { emptyStoreQuery } from '@showroom/domain/shop/store-query';
import { itemMetadata } from '@showroom/shop/item-metadata';
import { ItemScreen } from '@showroom/shop/item-screen';
import type { ShopBase } from '@showroom/shop/shop-site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { inFrame } from '../embed/in-frame.tsx';
import { hiddenQuery } from '../hidden-query.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadItem } from './load-item.ts';
import { loadCentres } from './load-shelf.ts';

export type ItemParams = { query: string; code: string };

/** How many are prerendered at build; the rest on their first visit. */
const prerendered = 4;

/** Reviews on one page. */
const reviewsShown = 5;

/** What the screen shows of the reviews. In a partner's frame they are read, and stand where somebody wrote: they are written on the site. */
async function reviewsOf({ brand }: ShellFacts, { query: asked, code }: ItemParams, base: ShopBase) {
  const item = Number(code);
  const query = readReviewsQuery(hiddenQuery(asked));
  const reviews = await getReviews(brand.holdingId, { item, ...query, size: reviewsShown });
  if (query.page > reviews.meta.page.totalPages) notFound();
  if (base !== '' && reviews.summary.count === 0) return {};
  const consentMode = base === '' ? brand.consentMode : null;
  return {
    rating: <RatingLink {...reviews.summary} />,
    reviews: <ItemReviews {...{ item, query, reviews, consentMode }} path={`${base}${itemPath(item)}`} />,
  };
}

/** One accessory or part, on the site or in a partner's frame. */
export function itemPage(facts: ShellFacts, base: ShopBase = '') {
  const { holdingId } = facts.brand;
  const load = async ({ params }: PageProps<ItemParams>) =>
    (await loadItem(facts, (await params).code, base)) ?? notFound();
  return {
    generateStaticParams: async (): Promise<ItemParams[]> => {
      const page = await getStorePage(holdingId, { shop: 'store', categories: [], city: 'msk' }, emptyStoreQuery);
      return (page?.items ?? []).slice(0, prerendered).map(({ id }) => ({ query: '-', code: String(id) }));
    },
    generateMetadata: async (props: PageProps<ItemParams>): Promise<Metadata> => {
      const { site, item } = await load(props);
      const metadata = itemMetadata(site, item);
      return (await props.params).query === '-' ? metadata : { ...metadata, robots: { index: false, follow: true } };
    },
    Page: async (props: PageProps<ItemParams>) => (
      <ItemScreen
        {...(await load(props))}
        {...(await reviewsOf(facts, await props.params, base))}
        centres={await loadCentres(holdingId)}
      />
    ),
  };
}

/** An item in a partner's frame. */
export const embedItemPage = (facts: ShellFacts) => inFrame(itemPage(facts, '/iframe'));
