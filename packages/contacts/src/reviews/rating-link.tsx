import { TextLink } from '@showroom/ui/text-link';
import * as css from './rating-link.css.ts';
import { averageText, reviewsText } from './rating-summary.tsx';
import { Stars } from './stars.tsx';

/** The stars of what a page is about, leading to its reviews at `#reviews`; nothing where nobody wrote. */
export function RatingLink({ count, average }: { count: number; average: number }) {
  if (count === 0) return null;
  return (
    <p className={css.line}>
      <Stars value={average} />
      <TextLink href="#reviews" tone="quiet">
        {`${averageText(average)} · ${reviewsText(count)}`}
      </TextLink>
    </p>
  );
}
