import type { Facets } from '@showroom/api-contract/catalog';
import type { Brand } from '@showroom/domain/brand';
import type { Mark } from '@showroom/domain/vehicle';
import { Button } from '@showroom/ui/button';
import { budgets } from './budgets.ts';
import * as css from './search-block.css.ts';
import { SearchFields } from './search-fields.tsx';

type Props = {
  brand: Brand;
  /** Marks of cars with their stock. */
  marks: readonly Mark[];
  /** Facets of all cars: the bounds of the budget. */
  facets: Facets;
};

/** Search of the home page: type, mark, model, budget → «Показать N». A native form, so it works without scripts too. */
export function SearchBlock({ brand, marks, facets }: Props) {
  const compact = marks.flatMap(({ code, name, stock }): [string, string, number, number][] =>
    stock.total > 0 ? [[code, name, stock.new, stock.used]] : [],
  );
  return (
    <search className={css.block} aria-label={`Подбор автомобиля в ${brand.name}`}>
      <form action="/cars/new/" className={css.form}>
        <SearchFields marks={compact} budgets={budgets(facets.ranges.price)} />
        <noscript>
          <Button type="submit" formAction="/cars/used/" tone="outline" size="lg">
            С пробегом
          </Button>
        </noscript>
      </form>
    </search>
  );
}
