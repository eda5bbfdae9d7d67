import { formatInteger } from '@showroom/domain/text';
import * as css from './listing-screen.css.ts';
import type { Suggestion } from './suggestions.ts';

/** A row of the most useful next filters. */
export function SuggestedFilters({ items }: { items: readonly Suggestion[] }) {
  if (items.length === 0) return null;
  return (
    <nav className={css.suggested} aria-label="Уточнить выбор">
      {items.map(({ label, href, count }) => (
        <a data-stay="" key={href} className={css.suggestion} href={href}>
          {label} <span className={css.quickCount}>{formatInteger(count)}</span>
        </a>
      ))}
    </nav>
  );
}
