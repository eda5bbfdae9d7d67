import { type Rating, type ReviewSummary, ratings, ratingWords } from '@showroom/domain/review/review';
import { countOf } from '@showroom/domain/text';
import { Text } from '@showroom/ui/text';
import * as css from './rating-summary.css.ts';
import { Stars } from './stars.tsx';

const reviewForms = ['отзыв', 'отзыва', 'отзывов'] as const;

export const reviewsText = (count: number): string => countOf(count, reviewForms);
/** «4,3» */
export const averageText = (average: number): string => average.toLocaleString('ru-RU', { minimumFractionDigits: 1 });

type Props = {
  summary: ReviewSummary;
  /** Address of the reviews with so many stars; without it the rows are no links. */
  hrefOf?: (rating: Rating) => string;
  chosen?: Rating | null;
};

/** The average and how the stars spread, as bars and as words. */
export function RatingSummary({ summary: { count, average, distribution }, hrefOf, chosen = null }: Props) {
  return (
    <div className={css.summary}>
      <div className={css.average}>
        <span className={css.figure}>{averageText(average)}</span>
        <Stars value={average} />
        <Text size="sm" tone="quiet">
          {reviewsText(count)}
        </Text>
      </div>
      <ul className={css.rows}>
        {ratings.map((rating) => {
          const part = count === 0 ? 0 : distribution[rating] / count;
          const words = `${rating} — ${ratingWords[rating].toLowerCase()}`;
          const row = (
            <>
              <span className={css.name}>{words}</span>
              <span className={css.bar} aria-hidden="true">
                <span className={css.fill} style={{ width: `${part * 100}%` }} />
              </span>
              <span className={css.count}>
                {reviewsText(distribution[rating])}, {Math.round(part * 100)}&nbsp;%
              </span>
            </>
          );
          return (
            <li key={rating}>
              {hrefOf && distribution[rating] > 0 ? (
                <a
                  href={hrefOf(rating)}
                  data-stay=""
                  className={css.row}
                  aria-current={chosen === rating ? 'true' : undefined}
                >
                  {row}
                </a>
              ) : (
                <span className={css.row}>{row}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
