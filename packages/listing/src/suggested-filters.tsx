import { formatInteger } from '@showroom/domain/text';
import { quickCount } from './listing-frame.css.ts';
import * as css from './results.css.ts';

/** A suggested next filter: label, address, remaining count. */
export type Suggestion = { label: string; href: string; count: number };

/** A row of the most useful next filters. */
export function SuggestedFilters({ items }: { items: readonly Suggestion[] }) {
  if (items.length === 0) return null;
  return (
    <nav className={css.suggested} aria-label="Уточнить выбор">
      {items.map(({ label, href, count }) => (
        <a data-stay="" key={href} className={css.suggestion} href={href}>
          {`${label} `}
          <span className={quickCount}>{formatInteger(count)}</span>
        </a>
      ))}
    </nav>
  );
}
