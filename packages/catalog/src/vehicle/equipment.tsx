import { tied } from '@showroom/domain/tied';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { Section } from '@showroom/listing/section';
import { wholeWords } from '@showroom/ui/whole-words';
import * as css from './vehicle-screen.css.ts';

/** What the vehicle is equipped with, in groups. */
export function Equipment({ groups }: { groups: VehicleDetail['equipment'] }) {
  if (groups.length === 0) return null;
  return (
    <Section title="Оснащение">
      <div className={css.equipment}>
        {groups.map(({ group, items }) => (
          <div key={group} className={css.equipmentGroup}>
            <h3 className={css.groupTitle}>{group}</h3>
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item}>{wholeWords(tied(item))}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
