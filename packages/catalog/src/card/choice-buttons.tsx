import type { VehicleCard } from '@showroom/domain/vehicle';
import { choosable, chooses } from '@showroom/selection/choosable';
import { Icon, type IconSize } from '@showroom/ui/icon';
import * as css from './choice-buttons.css.ts';

type Props = {
  vehicle: Pick<VehicleCard, 'id' | 'type' | 'price' | 'mark' | 'model'>;
  /** `signs` over a card's picture; `words` among the actions of a vehicle page. */
  look?: 'signs' | 'words';
};

const kinds = [
  { kind: 'favorites', icon: 'heart', to: 'В избранное' },
  { kind: 'compare', icon: 'compare', to: 'В сравнение' },
] as const;

/**
 * Favourite and compare. Plain buttons in the server's HTML: one `watchChoices` on the page tells them whether they are
 * pressed and answers them all, so that no card is hydrated.
 */
export function ChoiceButtons({ vehicle, look = 'signs' }: Props) {
  const { id, type, price, mark, model } = vehicle;
  const name = `${mark.name} ${model.name}`;
  const size: IconSize = look === 'signs' ? 24 : 20;
  return (
    <div className={css.rows[look]} {...choosable({ id, group: type, price })} data-print="hide">
      {kinds.map(({ kind, icon, to }) => (
        <button key={kind} type="button" className={css.buttons[look]} {...chooses(kind)} aria-label={`${to}: ${name}`}>
          <Icon name={icon} size={size} />
          {look === 'words' && to}
        </button>
      ))}
    </div>
  );
}
