import type { Facets } from '@showroom/api-contract/catalog';
import type { Brand } from '@showroom/domain/brand';
import { rootOf } from '@showroom/domain/listing-root';
import { sectionName } from '@showroom/domain/listing-words';
import { nouns } from '@showroom/domain/nouns';
import type { Mark } from '@showroom/domain/vehicle';
import { Button } from '@showroom/ui/button';
import { budgets } from './budgets.ts';
import * as css from './search-block.css.ts';
import { SearchFields, type SearchMark } from './search-fields.tsx';

type Props = {
  brand: Brand;
  /** Marks of cars with their stock. */
  marks: readonly Mark[];
  /** Facets of all cars: the bounds of the budget. */
  facets: Facets;
};

/** Search of the home page: type, mark, model, budget → «Показать N». A native form, so it works without scripts too. */
export function SearchBlock({ brand, marks, facets }: Props) {
  const compact = marks.flatMap(({ code, name, stock }): SearchMark[] =>
    stock.total > 0 ? [[code, name, [stock.new, stock.used]]] : [],
  );
  const sections = (['new', 'used'] as const).map((section) => ({
    label: sectionName({ kind: 'cars', section }),
    root: rootOf({ kind: 'cars', section }),
  }));
  return (
    <search className={css.block} aria-label={`Подбор автомобиля в ${brand.name}`}>
      <form action="/cars/new/" className={css.form}>
        <SearchFields
          type="cars"
          sections={sections}
          marks={compact}
          budgets={budgets(facets.ranges.price)}
          forms={nouns.cars.count}
        />
        <noscript>
          <Button type="submit" formAction="/cars/used/" tone="outline" size="lg">
            С пробегом
          </Button>
        </noscript>
      </form>
    </search>
  );
}
