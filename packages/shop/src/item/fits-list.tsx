import type { Fitment } from '@showroom/api-contract/store';
import * as css from './item.css.ts';
import { fitText } from './item-words.ts';

/** The cars that an item is made for. */
export function FitsList({ fits }: { fits: readonly Fitment[] }) {
  return (
    <ul className={css.fits}>
      {fits.map((fit) => (
        <li key={fitText(fit)}>{fitText(fit)}</li>
      ))}
    </ul>
  );
}
