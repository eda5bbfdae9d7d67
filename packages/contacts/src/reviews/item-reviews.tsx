import type { ReviewPage } from '@showroom/api-contract/reviews';
import type { ReviewsQuery } from '@showroom/domain/review/reviews-query';
import { Part } from '../part.tsx';
import { ItemReviewForm } from './item-review-form.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { NoReviews, ReviewsList, reviewsHrefs } from './reviews-list.tsx';

type Props = {
  item: number;
  /** Address of the item's page without its query. */
  path: string;
  query: ReviewsQuery;
  reviews: ReviewPage;
  /** How who writes a review agrees; null where reviews are read alone, in a partner’s frame. */
  consentMode: 'spec' | 'separate' | null;
};

/** What buyers say of goods, on the page of the goods, and the way to say something. Anchor `#reviews`. */
export function ItemReviews({ item, path, query, reviews, consentMode }: Props) {
  const hrefOf = reviewsHrefs(path, query);
  return (
    <Part id="reviews" title="Отзывы о товаре" size="md">
      {reviews.summary.count === 0 ? (
        <NoReviews />
      ) : (
        <>
          <RatingSummary summary={reviews.summary} chosen={query.rating} hrefOf={(rating) => hrefOf({ rating })} />
          <ReviewsList path={path} query={query} reviews={reviews} level={3} />
        </>
      )}
      {consentMode && <ItemReviewForm item={item} consentMode={consentMode} />}
    </Part>
  );
}
