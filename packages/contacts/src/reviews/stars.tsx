import { Icon } from '@showroom/ui/icon';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import * as css from './stars.css.ts';

const places = [1, 2, 3, 4, 5];

/** `4,7 из 5` as stars; the words are for whoever does not see them. Drawn: not every system font has a star. */
export function Stars({ value }: { value: number }) {
  return (
    <span className={css.stars}>
      <VisuallyHidden>{`Оценка ${value.toLocaleString('ru-RU')} из\u00a05`}</VisuallyHidden>
      <span className={css.row} aria-hidden="true">
        <span className={css.line}>
          {places.map((place) => (
            <Icon key={place} name="star" size={20} />
          ))}
        </span>
        <span className={css.full} style={{ width: `${(value / places.length) * 100}%` }}>
          {places
            .filter((place) => place < value + 1)
            .map((place) => (
              <Icon key={place} name="star-filled" size={20} />
            ))}
        </span>
      </span>
    </span>
  );
}
