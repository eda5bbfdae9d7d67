import { ListingScreen } from '@showroom/catalog/listing-screen';
import { vehicleMetadata } from '@showroom/catalog/vehicle-metadata';
import { VehicleScreen } from '@showroom/catalog/vehicle-screen';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadListing } from '../catalog/load-listing.ts';
import { loadVehicle, type VehicleParams } from '../catalog/load-vehicle.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

const robots = { index: false, follow: false };

/** Cars in a partner's frame. */
export function embedListingPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: (): Metadata => ({ title: 'Автомобили', robots }),
    Page: async ({ params }: PageProps<{ query: string }>) => {
      const { query } = await params;
      const all = { kind: 'cars', section: '-', mark: '-', model: '-', filter: '-', query };
      return <ListingScreen {...((await loadListing(brand, toCity(await city()), all)) ?? notFound())} />;
    },
  };
}

/** One vehicle in a partner's frame. */
export function embedVehiclePage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-', id: '1' }],
    generateMetadata: async (props: PageProps<VehicleParams>): Promise<Metadata> => ({
      title: vehicleMetadata(brand, await loadVehicle(brand, props)).title ?? null,
      robots,
    }),
    Page: async (props: PageProps<VehicleParams>) => (
      <VehicleScreen brand={brand} city={toCity(await city())} vehicle={await loadVehicle(brand, props)} />
    ),
  };
}
