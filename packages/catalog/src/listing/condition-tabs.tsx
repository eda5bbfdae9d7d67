import { conditions } from '@showroom/domain/dictionaries';
import * as css from './listing-screen.css.ts';
import { conditionHref, type Listing } from './listing-state.ts';
import { QuietLink } from './quiet-link.tsx';

/** New, used or both, with the rest of the choice kept. */
export function ConditionTabs({ listing }: { listing: Listing }) {
  // Commercial vehicles have no listing of new ones.
  if (listing.root.type === 'commercial') return null;
  return (
    <nav className={css.tabs} aria-label="Новые и с пробегом">
      {([undefined, 'new', 'used'] as const).map((condition) => (
        <QuietLink
          key={condition ?? 'all'}
          className={css.tab}
          href={conditionHref(listing, condition)}
          aria-current={listing.root.condition === condition ? 'page' : undefined}
        >
          {condition === undefined ? 'Все' : condition === 'new' ? 'Новые' : conditions[condition]}
        </QuietLink>
      ))}
    </nav>
  );
}
