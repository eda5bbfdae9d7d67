import { ListingScreen } from '@showroom/catalog/listing-screen';
import { vehicleMetadata } from '@showroom/catalog/vehicle-metadata';
import { VehicleScreen } from '@showroom/catalog/vehicle-screen';
import { absoluteUrl } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadListing } from '../catalog/load-listing.ts';
import { loadVehicle, type VehicleParams } from '../catalog/load-vehicle.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { inFrame } from './in-frame.tsx';

const robots = { index: false, follow: false };

/** Cars in a partner's frame. */
export function embedListingPage({ brand, city }: ShellFacts) {
  return inFrame({
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: (): Metadata => ({
      title: 'Автомобили',
      robots,
      alternates: { canonical: absoluteUrl(brand, '/cars/') },
    }),
    Page: async ({ params }: PageProps<{ query: string }>) => {
      const { query } = await params;
      const all = { kind: 'cars', section: '-', mark: '-', model: '-', filter: '-', query };
      return <ListingScreen {...((await loadListing(brand, toCity(await city()), all)) ?? notFound())} />;
    },
  });
}

/** One vehicle in a partner's frame. */
export function embedVehiclePage({ brand, city }: ShellFacts) {
  return inFrame({
    generateStaticParams: () => [{ query: '-', id: '1' }],
    generateMetadata: async (props: PageProps<VehicleParams>): Promise<Metadata> => {
      const { title = null, alternates = null } = vehicleMetadata(brand, await loadVehicle(brand, props));
      return { title, alternates, robots };
    },
    Page: async (props: PageProps<VehicleParams>) => (
      <VehicleScreen brand={brand} city={toCity(await city())} vehicle={await loadVehicle(brand, props)} />
    ),
  });
}
