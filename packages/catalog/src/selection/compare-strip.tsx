import { formatRoubles } from '@showroom/domain/text';
import { Picture } from '@showroom/ui/picture';
import type { Ref } from 'react';
import * as css from './compare.css.ts';
import type { Compared } from './compare-values.ts';

/**
 * Names of the columns while the head of the table is out of sight. A picture of it only, hidden from readers: the table
 * scrolls sideways, and nothing inside such a box can stick to the screen.
 */
export function CompareStrip({
  vehicles,
  shown,
  place,
}: {
  vehicles: readonly Compared[];
  shown: boolean;
  place: Ref<HTMLDivElement>;
}) {
  return (
    <div className={css.strip} data-shown={shown || undefined} aria-hidden="true" data-print="hide">
      <div className={css.stripBand}>
        <span className={css.stripCorner} />
        <div className={css.stripView}>
          <div className={css.stripRow} ref={place}>
            {vehicles.map(({ card: { id, mark, model, price, pictures } }) => (
              <span key={id} className={css.stripColumn}>
                <span className={css.stripPicture}>
                  {pictures[0] && <Picture base={pictures[0].base} size="thumb" alt="" />}
                </span>
                <span className={css.stripWords}>
                  <span className={css.stripName}>
                    {mark.name} {model.name}
                  </span>
                  <span className={css.stripPrice}>{price === null ? '' : formatRoubles(price)}</span>
                </span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
