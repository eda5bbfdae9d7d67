import type { VehicleCard as Vehicle } from '@showroom/domain/vehicle';
import { Static } from '@showroom/ui/static';
import { CardSwipe } from './card-swipe.tsx';
import { cards } from './vehicle-card.css.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** A few cards outside a listing: promoted offers, similar vehicles. */
export function OffersRow({ items }: { items: readonly Vehicle[] }) {
  return (
    <>
      <ul className={cards}>
        {items.map((item) => (
          <Static key={item.id} as="li">
            <VehicleCard vehicle={item} />
          </Static>
        ))}
      </ul>
      <CardSwipe />
    </>
  );
}
