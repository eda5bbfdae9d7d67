import type { ReviewPage } from '@showroom/api-contract/reviews';
import { reviewsPath } from '@showroom/domain/contact-paths';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { Part } from '../part.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';

type Props = { reviews: ReviewPage; dealer: string; employee?: string };

/** The stars and the latest reviews, on the page of whom they are about. */
export function ReviewsBlock({ reviews, dealer, employee }: Props) {
  const href = reviewsPath(dealer, employee);
  if (reviews.summary.count === 0)
    return (
      <Part id="reviews" title="Отзывы">
        <Text>
          Отзывов пока нет. <TextLink href={href}>Оставьте первый</TextLink>
        </Text>
      </Part>
    );
  return (
    <Part id="reviews" title="Отзывы" more={{ href, name: 'Все отзывы' }}>
      <RatingSummary summary={reviews.summary} />
      <div>
        {reviews.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
    </Part>
  );
}
