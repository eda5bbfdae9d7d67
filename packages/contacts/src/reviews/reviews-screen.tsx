import type { ReviewPage } from '@showroom/api-contract/reviews';
import type { ReviewsQuery } from '@showroom/domain/review/reviews-query';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Chip } from '@showroom/ui/chip';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import { Part } from '../part.tsx';
import * as page from '../screen.css.ts';
import { RatingSummary } from './rating-summary.tsx';
import * as css from './reviews-list.css.ts';
import { ReviewsList, reviewsHrefs } from './reviews-list.tsx';

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

/** Reviews of the group, a centre or a person, with the way to write one. */
export function ReviewsScreen({ heading, crumbs, path, query, reviews, links, form }: Props) {
  const hrefOf = reviewsHrefs(path, query);
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
        {reviews.summary.count > 0 && (
          <RatingSummary summary={reviews.summary} chosen={query.rating} hrefOf={(rating) => hrefOf({ rating })} />
        )}
        <ReviewsList path={path} query={query} reviews={reviews} />
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
