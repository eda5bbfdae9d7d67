import type { Fitment } from '@showroom/api-contract/store';
import * as css from './item.css.ts';

function years({ from, to }: Fitment): string {
  if (from === null && to === null) return '';
  if (from === null) return `до\u00a0${to}`;
  return to === null ? `с\u00a0${from}` : from === to ? String(from) : `${from}–${to}`;
}

/** The cars that an item is made for. */
export function FitsList({ fits }: { fits: readonly Fitment[] }) {
  return (
    <ul className={css.fits}>
      {fits.map((fit) => {
        const name = `${fit.mark.name} ${fit.model?.name ?? '— все модели'}`;
        const when = years(fit);
        return <li key={`${name} ${when}`}>{when ? `${name}, ${when}` : name}</li>;
      })}
    </ul>
  );
}
