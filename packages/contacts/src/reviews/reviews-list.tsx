import type { ReviewPage } from '@showroom/api-contract/reviews';
import {
  printReviewsQuery,
  type ReviewSort,
  type ReviewsQuery,
  reviewSorts,
} from '@showroom/domain/review/reviews-query';
import { Chip } from '@showroom/ui/chip';
import { Heading } from '@showroom/ui/heading';
import { Pagination } from '@showroom/ui/pagination';
import { Text } from '@showroom/ui/text';
import * as page from '../screen.css.ts';
import { ReviewCard } from './review-card.tsx';
import * as css from './reviews-list.css.ts';

const sortWords: Readonly<Record<ReviewSort, string>> = {
  new: 'Сначала новые',
  best: 'Сначала хорошие',
  worst: 'Сначала плохие',
};

/** Addresses of the reviews at `path`, narrowed or ordered otherwise. */
export function reviewsHrefs(path: string, query: ReviewsQuery) {
  return (change: Partial<ReviewsQuery>): string => {
    const text = printReviewsQuery({ ...query, page: 1, ...change });
    return text ? `${path}?${text}` : path;
  };
}

type Props = {
  /** Address of the page without its query. */
  path: string;
  query: ReviewsQuery;
  reviews: ReviewPage;
  /** Of the heading. */
  level?: 2 | 3;
};

export const NoReviews = () => <Text>Отзывов пока нет. Ваш будет первым.</Text>;

/** One page of reviews with their order, the chosen stars and the pages. The heading is `#list`. */
export function ReviewsList({ path, query, reviews: { items, meta }, level = 2 }: Props) {
  const hrefOf = reviewsHrefs(path, query);
  return (
    <section aria-labelledby="list" className={page.stack}>
      <div className={css.bar}>
        <Heading level={level} size={level === 2 ? 'lg' : 'md'} id="list">
          {query.rating === null ? 'Все отзывы' : `Отзывы с\u00a0оценкой ${query.rating}`}
        </Heading>
        <ul className={css.chips} aria-label="Порядок">
          {query.rating !== null && (
            <li>
              <Chip href={hrefOf({ rating: null })} onRemoveLabel="Убрать фильтр" selected data-stay="">
                Оценка {query.rating}
              </Chip>
            </li>
          )}
          {reviewSorts.map((sort) => (
            <li key={sort}>
              <Chip href={hrefOf({ sort })} selected={query.sort === sort} data-stay="">
                {sortWords[sort]}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
      {items.length === 0 ? (
        <NoReviews />
      ) : (
        <div>
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      )}
      <Pagination
        current={meta.page.current}
        total={meta.page.totalPages}
        hrefOf={(number) => hrefOf({ page: number })}
      />
    </section>
  );
}
