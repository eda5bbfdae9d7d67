import { EmptyState } from '@showroom/ui/empty-state';
import type { SearchFound } from './find-all.ts';
import { accessoryGroups, pageGroups, vehicleGroups } from './result-groups.ts';
import { SearchFacet } from './search-facet.tsx';
import { SearchGroup } from './search-group.tsx';
import { SearchPages } from './search-pages.tsx';
import * as styles from './search-panel.css.ts';
import type { SearchPlaces } from './search-places.ts';
import type { SearchSession, SearchState } from './search-session.ts';
import { SearchTabList, searchResultsId, searchTabId } from './search-tab-list.tsx';
import { missingTitle, missingWords, nothingAtAll, nothingHere } from './search-words.ts';

type Props = {
  state: SearchState;
  found: SearchFound;
  session: Pick<SearchSession, 'openTab' | 'toggle' | 'turn'>;
  places: SearchPlaces;
};

/** What a query found: tabs, categories, groups of cards, pages. */
export function SearchView({ state, found, session, places }: Props) {
  const { tab, text, chosen, pages, phase } = state;
  if (tab === null)
    return found.vehicles.missing === null ? (
      <EmptyState title={nothingAtAll}>
        <p>Проверьте, нет ли опечатки, или назовите только марку, модель, артикул или услугу.</p>
      </EmptyState>
    ) : (
      // What was asked for is understood: no word of a misprint.
      <EmptyState title={missingTitle(found.vehicles.missing)}>
        <p>Назовите другую марку, модель или вид техники.</p>
      </EmptyState>
    );
  const groups =
    tab === 'vehicles'
      ? vehicleGroups(found.vehicles.items, text, places, found.vehicles.missing)
      : tab === 'accessories'
        ? accessoryGroups(found.accessories.items, text, places, found.accessories.missing)
        : pageGroups(found.pages.items);
  const { facet, totalPages } = found[tab];
  // A ticked facet narrows what stands here, not what the link leads to.
  const isWhole = totalPages <= 1 && chosen[tab].length === 0;
  return (
    <>
      <SearchTabList found={found} active={tab} onOpen={session.openTab} />
      <div className={styles.layout}>
        <SearchFacet key={tab} values={facet} chosen={chosen[tab]} onToggle={(value) => session.toggle(tab, value)} />
        <div
          id={searchResultsId}
          role="tabpanel"
          aria-labelledby={searchTabId(tab)}
          aria-busy={phase === 'first' || phase === 'again'}
          className={phase === 'first' ? `${styles.results} ${styles.stale}` : styles.results}
        >
          {(tab === 'vehicles' || found.vehicles.total === 0) && found.vehicles.missing !== null && (
            <p className={styles.byPhone}>{missingWords(found.vehicles.missing)}</p>
          )}
          {tab === 'accessories' && found.accessories.missing !== null && (
            <p className={styles.byPhone}>{missingWords(found.accessories.missing)}</p>
          )}
          {groups.length === 0 && <EmptyState title={nothingHere} />}
          {tab === 'accessories' && groups.length > 0 && places.shop.item === undefined && (
            <p className={styles.byPhone}>
              Наличие и{'\u00a0'}заказ&nbsp;— по{'\u00a0'}телефону{' '}
              <a className={styles.phone} href={places.phone.href}>
                {places.phone.text}
              </a>
            </p>
          )}
          {groups.map((group) => (
            <SearchGroup key={group.key} group={group} isWhole={isWhole} />
          ))}
          <SearchPages current={pages[tab]} total={totalPages} onTurn={(page) => session.turn(tab, page)} />
        </div>
      </div>
    </>
  );
}
