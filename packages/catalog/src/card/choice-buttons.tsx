import type { VehicleCard } from '@showroom/domain/vehicle';
import { choosable, chooses } from '@showroom/selection/choosable';
import { Icon, type IconSize } from '@showroom/ui/icon';
import * as css from './choice-buttons.css.ts';

type Props = {
  vehicle: Pick<VehicleCard, 'id' | 'type' | 'price' | 'mark' | 'model'>;
  /** Class of buttons with words, among the actions of a vehicle page; without it signs over a card's picture. */
  words?: string;
};

const kinds = [
  { kind: 'favorites', icon: 'heart', to: 'В избранное' },
  { kind: 'compare', icon: 'compare', to: 'В сравнение' },
] as const;

/**
 * Favourite and compare. Plain buttons in the server's HTML: one `watchChoices` on the page tells them whether they are
 * pressed and answers them all, so that no card is hydrated.
 */
export function ChoiceButtons({ vehicle, words }: Props) {
  const { id, type, price, mark, model } = vehicle;
  const name = `${mark.name} ${model.name}`;
  const size: IconSize = words ? 20 : 24;
  return (
    <div className={words ? css.inline : css.signs} {...choosable({ id, group: type, price })} data-print="hide">
      {kinds.map(({ kind, icon, to }) => (
        <button key={kind} type="button" className={words ?? css.sign} {...chooses(kind)} aria-label={`${to}: ${name}`}>
          <Icon name={icon} size={size} />
          {words && to}
        </button>
      ))}
    </div>
  );
}
