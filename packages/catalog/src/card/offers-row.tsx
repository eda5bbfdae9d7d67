import type { VehicleCard as Card } from '@showroom/domain/vehicle';
import { Grid } from '@showroom/ui/grid';
import { VehicleCard } from './vehicle-card.tsx';

/** A few cards in one row: promoted offers, similar vehicles. */
export function OffersRow({ items }: { items: readonly Card[] }) {
  return (
    <Grid min={260} gap={4}>
      {items.map((item) => (
        <VehicleCard key={item.id} vehicle={item} />
      ))}
    </Grid>
  );
}
