import type { ReviewPage } from '@showroom/api-contract/reviews';
import {
  printReviewsQuery,
  type ReviewSort,
  type ReviewsQuery,
  reviewSorts,
} from '@showroom/domain/review/reviews-query';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Chip } from '@showroom/ui/chip';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Pagination } from '@showroom/ui/pagination';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import { Part } from '../part.tsx';
import * as page from '../screen.css.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';
import * as css from './reviews-screen.css.ts';

type Link = { name: string; href: string };
type Props = {
  heading: string;
  crumbs: readonly { name: string; href?: string }[];
  /** Address of the page without its query. */
  path: string;
  query: ReviewsQuery;
  reviews: ReviewPage;
  /** Where one may go on: reviews of single centres, the page of the centre or the person. */
  links: readonly Link[];
  form: ReactNode;
};

const sortWords: Readonly<Record<ReviewSort, string>> = {
  new: 'Сначала новые',
  best: 'Сначала хорошие',
  worst: 'Сначала плохие',
};

/** Reviews of the group, a centre or a person, with the way to write one. */
export function ReviewsScreen({ heading, crumbs, path, query, reviews, links, form }: Props) {
  const hrefOf = (change: Partial<ReviewsQuery>) => {
    const text = printReviewsQuery({ ...query, page: 1, ...change });
    return text ? `${path}?${text}` : path;
  };
  const { summary, items, meta } = reviews;
  return (
    <Container>
      <div className={page.page}>
        <div className={page.head}>
          <Breadcrumbs items={crumbs} />
          <Heading level={1} size="xl">
            {heading}
          </Heading>
          <Text size="lg" tone="quiet">
            Публикуем и&nbsp;хорошие, и&nbsp;плохие: проверяем только, что отзыв о&nbsp;нас и&nbsp;в&nbsp;нём нет
            оскорблений. <TextLink href="#write">Написать отзыв</TextLink>
          </Text>
        </div>
        {summary.count > 0 && (
          <RatingSummary summary={summary} chosen={query.rating} hrefOf={(rating) => hrefOf({ rating })} />
        )}
        <section aria-labelledby="list" className={page.stack}>
          <div className={css.bar}>
            <Heading level={2} size="lg" id="list">
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
            <Text>Отзывов пока нет. Ваш будет первым.</Text>
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
        {links.length > 0 && (
          <nav aria-label="Отзывы о центрах" className={css.chips}>
            {links.map(({ name, href }) => (
              <Chip key={href} href={href}>
                {name}
              </Chip>
            ))}
          </nav>
        )}
        <Part id="write" title="Написать отзыв">
          {form}
        </Part>
      </div>
    </Container>
  );
}
