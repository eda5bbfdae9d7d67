import { Checkbox } from '@showroom/ui/checkbox';
import { Disclosure } from '@showroom/ui/disclosure';
import { Heading } from '@showroom/ui/heading';
import type { FacetValue } from './find-all.ts';
import * as styles from './search-panel.css.ts';
import { useWide } from './use-wide.ts';

const facetName = 'Категории';

type Props = { values: readonly FacetValue[]; chosen: readonly string[]; onToggle: (value: string) => void };

/** The categories of what was found: a list beside the results, an accordion above them on narrow screens. */
export function SearchFacet({ values, chosen, onToggle }: Props) {
  const isWide = useWide();
  if (values.length === 0) return null;
  const list = (
    <ul className={styles.facetValues}>
      {values.map(({ value, count }) => (
        <li key={value}>
          <Checkbox
            name="category"
            value={value}
            label={value}
            count={count}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className={styles.facet} aria-label={facetName}>
      {isWide ? (
        <>
          <Heading level={2} size="sm">
            {facetName}
          </Heading>
          {list}
        </>
      ) : (
        <Disclosure summary={facetName} count={chosen.length}>
          {list}
        </Disclosure>
      )}
    </fieldset>
  );
}
