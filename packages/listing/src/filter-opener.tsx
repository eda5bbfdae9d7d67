import { Button } from '@showroom/ui/button';
import { filterFormId } from './filter-form-id.ts';
import * as css from './results.css.ts';

/** Opens the filter as a sheet where it is no column. Works before and without scripts. */
export function FilterOpener({ chosen }: { chosen: number }) {
  return (
    <div className={css.opener}>
      <Button tone="outline" size="sm" type="button" icon="filter" wide popovertarget={filterFormId}>
        {chosen > 0 ? `Фильтры · ${chosen}` : 'Фильтры'}
      </Button>
    </div>
  );
}
