import { Pagination } from '@showroom/ui/pagination';
import { Select } from '@showroom/ui/select';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import type { ReactNode } from 'react';
import { type ChosenChip, ChosenChips } from './chosen-chips.tsx';
import { filterFormId } from './filter-form-id.ts';
import { FilterOpener } from './filter-opener.tsx';
import * as css from './results.css.ts';
import { SuggestedFilters, type Suggestion } from './suggested-filters.tsx';

type Props = {
  /** «Что нашлось: автомобили», for those who hear the page. */
  label: string;
  /** Before the button of the filter. */
  tabs?: ReactNode;
  /** Without one there is nothing to choose, nor to put in order: what is found is alike in everything, or one. */
  hasFilter?: boolean;
  sort: { options: readonly { value: string; label: string }[]; value: string };
  chips: readonly ChosenChip[];
  /** Absent where the cards' place says it: there is one way to drop everything. */
  resetHref: string | undefined;
  suggestions: readonly Suggestion[];
  pages: { current: number; total: number; hrefOf: (page: number) => string };
  /** Cards, or the ways out where there are none. */
  children: ReactNode;
};

/** Results of a listing: what is chosen, sort, cards and pages. */
export function Results({
  label,
  tabs,
  hasFilter = true,
  sort,
  chips,
  resetHref,
  suggestions,
  pages,
  children,
}: Props) {
  return (
    <section className={css.results} data-results="" aria-label="Результаты">
      <div className={css.toolbar}>
        {tabs}
        {hasFilter && (
          <div className={css.handy} data-print="hide">
            <FilterOpener chosen={chips.length} />
            <div className={css.sort}>
              <Select
                name="sort"
                label="Порядок"
                hideLabel
                form={filterFormId}
                options={sort.options}
                defaultValue={sort.value}
              />
            </div>
          </div>
        )}
        <ChosenChips chips={chips} resetHref={resetHref} />
        <SuggestedFilters items={suggestions} />
      </div>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      {children}
      {pages.total > 1 && (
        <div className={css.pages}>
          <Pagination current={pages.current} total={pages.total} hrefOf={pages.hrefOf} />
        </div>
      )}
    </section>
  );
}
