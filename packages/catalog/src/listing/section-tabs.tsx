import type { Brand } from '@showroom/domain/brand';
import { sectionOf } from '@showroom/domain/listing-scope';
import { sectionName } from '@showroom/domain/listing-words';
import * as css from './listing-screen.css.ts';
import { type Listing, sectionHref } from './listing-state.ts';

/** New, used or both; the kinds of commercial vehicles. The rest of the choice is kept. */
export function SectionTabs({ listing, brand }: { listing: Listing; brand: Brand }) {
  const { kind, section: current } = listing.scope;
  const sections = (brand.listings[kind] ?? []).filter((section) => sectionOf({ kind, section })?.deep);
  return (
    <nav className={css.tabs} aria-label="Разделы">
      {[undefined, ...sections].map((section) => (
        <a
          key={section ?? 'all'}
          className={css.tab}
          href={sectionHref(listing, section)}
          aria-current={current === section ? 'page' : undefined}
        >
          {section ? sectionName({ kind, section }) : 'Все'}
        </a>
      ))}
    </nav>
  );
}
