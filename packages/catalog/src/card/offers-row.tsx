import type { VehicleCard as Vehicle } from '@showroom/domain/vehicle';
import { CardSwipe } from './card-swipe.tsx';
import { cards } from './vehicle-card.css.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** A few cards outside a listing: promoted offers, similar vehicles. */
export function OffersRow({ items }: { items: readonly Vehicle[] }) {
  return (
    <>
      <ul className={cards}>
        {items.map((item) => (
          <li key={item.id}>
            <VehicleCard vehicle={item} />
          </li>
        ))}
      </ul>
      <CardSwipe />
    </>
  );
}
