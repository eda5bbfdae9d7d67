import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import * as css from './stars.css.ts';

const whole = 5;

/** `4,5 из 5` as stars; the words are for whoever does not see them. */
export function Stars({ value }: { value: number }) {
  const text = value.toLocaleString('ru-RU');
  return (
    <span className={css.stars}>
      <VisuallyHidden>{`Оценка ${text} из\u00a05`}</VisuallyHidden>
      <span className={css.row} aria-hidden="true">
        <span className={css.empty}>★★★★★</span>
        <span className={css.full} style={{ width: `${(value / whole) * 100}%` }}>
          ★★★★★
        </span>
      </span>
    </span>
  );
}
