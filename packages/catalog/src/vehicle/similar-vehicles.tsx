import type { VehicleCard } from '@showroom/domain/vehicle';
import { Section } from '@showroom/listing/section';
import { OffersRow } from '../card/offers-row.tsx';

/** The most alike vehicles in stock. */
export function SimilarVehicles({ title, vehicles }: { title: string; vehicles: readonly VehicleCard[] }) {
  if (vehicles.length === 0) return null;
  return (
    <div data-print="hide">
      <Section title={title}>
        <OffersRow items={vehicles} />
      </Section>
    </div>
  );
}
