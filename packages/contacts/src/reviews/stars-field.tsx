import { type Rating, ratings, ratingWords } from '@showroom/domain/review/review';
import { Icon } from '@showroom/ui/icon';
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
        {upward.map((rating) => {
          const isLit = chosen !== undefined && rating <= chosen;
          return (
            <label key={rating} className={isLit ? css.lit : css.dark}>
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
              <Icon name={isLit ? 'star-filled' : 'star'} size={32} />
            </label>
          );
        })}
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
