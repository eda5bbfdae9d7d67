import { priceTagMetadata } from '@showroom/catalog/price-tag-metadata';
import { PriceTagScreen } from '@showroom/catalog/price-tag-screen';
import type { Metadata } from 'next';
import { loadVehicle, newestVehicles, type VehicleParams } from '../catalog/load-vehicle.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

/** A price tag for print. One is prerendered at build, so that the page is proven; the rest on their first visit. */
export function priceTagPage({ brand }: ShellFacts) {
  return {
    generateStaticParams: () => newestVehicles(brand, 1),
    generateMetadata: async (props: PageProps<VehicleParams>): Promise<Metadata> =>
      priceTagMetadata(brand, await loadVehicle(brand, props)),
    Page: async (props: PageProps<VehicleParams>) => (
      <PriceTagScreen brand={brand} vehicle={await loadVehicle(brand, props)} />
    ),
  };
}
