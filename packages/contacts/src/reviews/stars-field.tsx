import { type Rating, ratings, ratingWords } from '@showroom/domain/review/review';
import { Text } from '@showroom/ui/text';
import { useId, useState } from 'react';
import * as css from './stars-field.css.ts';

const upward = ratings.toReversed();

/** Stars as a group of radio buttons: arrows choose, a reader says the number and what it means. */
export function StarsField({ error }: { error?: string | undefined }) {
  const id = useId();
  const [chosen, setChosen] = useState<Rating>();
  return (
    <fieldset className={css.group} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>Ваша оценка</legend>
      <div className={css.row}>
        {upward.map((rating) => (
          <label key={rating} className={chosen !== undefined && rating <= chosen ? css.lit : css.dark}>
            <input
              type="radio"
              name="rating"
              value={rating}
              className={css.input}
              aria-label={`${rating} из 5: ${ratingWords[rating].toLowerCase()}`}
              aria-invalid={error ? true : undefined}
              required
              onChange={() => setChosen(rating)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
        <Text as="span" size="sm" tone="quiet">
          {chosen === undefined ? '' : ratingWords[chosen]}
        </Text>
      </div>
      {error && (
        <Text id={id} size="sm" tone="critical">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
