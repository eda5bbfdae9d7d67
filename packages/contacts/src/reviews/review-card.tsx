import type { Review } from '@showroom/api-contract/reviews';
import { reviewsPath } from '@showroom/domain/contact-paths';
import { formatDate } from '@showroom/domain/dates';
import { reviewPhotoPath } from '@showroom/domain/review/review';
import { tied } from '@showroom/domain/tied';
import { Badge } from '@showroom/ui/badge';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './review-card.css.ts';
import { Stars } from './stars.tsx';

const sides = [
  ['pros', 'Понравилось'],
  ['cons', 'Не\u00a0понравилось'],
] as const;

/** A review: who, when, how many stars, what about; what the centre answered. */
export function ReviewCard({ review }: { review: Review }) {
  const { author, rating, createdAt, dealer, employee, verified, reply, photos } = review;
  return (
    <article className={css.card} aria-label={`Отзыв: ${author}, ${formatDate(createdAt)}`}>
      <header className={css.head}>
        <Text as="span" weight="strong">
          {author}
        </Text>
        <Stars value={rating} />
        {verified && <Badge tone="positive">Клиент подтверждён</Badge>}
        <Text as="span" size="sm" tone="quiet">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Text>
      </header>
      <p className={css.text}>{tied(review.text)}</p>
      {sides.map(([side, title]) =>
        review[side] ? (
          <Text key={side} size="sm">
            <Text as="span" size="sm" weight="medium">
              {title}:
            </Text>{' '}
            {tied(review[side])}
          </Text>
        ) : null,
      )}
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map(({ id, width, height }, place) => (
            <li key={id}>
              <a href={reviewPhotoPath(id, 'full')} target="_blank" rel="noopener" className={css.photo}>
                <img
                  src={reviewPhotoPath(id, 'thumb')}
                  width={112}
                  height={112}
                  loading="lazy"
                  decoding="async"
                  alt={`Фото ${place + 1} из\u00a0${photos.length}, ${width}×${height}: откроется целиком`}
                  className={css.image}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {(dealer || employee) && (
        <p className={css.subject}>
          {dealer && (
            <TextLink href={reviewsPath(dealer.code)} tone="quiet">
              {dealer.name}
            </TextLink>
          )}
          {dealer && employee && (
            <TextLink href={reviewsPath(dealer.code, employee.code)} tone="quiet">
              {employee.name}
            </TextLink>
          )}
        </p>
      )}
      {reply && (
        <div className={css.reply}>
          <Text size="sm" weight="medium">
            Ответ центра, <time dateTime={reply.at}>{formatDate(reply.at)}</time>
          </Text>
          <Text size="sm">{tied(reply.text)}</Text>
        </div>
      )}
    </article>
  );
}
