import { vehicleMetadata } from '@showroom/catalog/vehicle-metadata';
import { VehicleScreen } from '@showroom/catalog/vehicle-screen';
import { toCity } from '@showroom/domain/city';
import { ReserveLink } from '@showroom/services/reserve-link';
import { offersTestDrive, TestDriveLink } from '@showroom/services/testdrive-link';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadVehicle, newestVehicles, type VehicleParams } from './load-vehicle.ts';

/** How many are prerendered at build; the rest on their first visit. */
const prerendered = 8;

/** The page of one vehicle, with the way to its test drive. */
export function vehiclePage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => newestVehicles(brand, prerendered),
    generateMetadata: async (props: PageProps<VehicleParams>): Promise<Metadata> =>
      vehicleMetadata(brand, await loadVehicle(brand, props)),
    Page: async (props: PageProps<VehicleParams>) => {
      const vehicle = await loadVehicle(brand, props);
      const drives = offersTestDrive(vehicle);
      return (
        <VehicleScreen
          brand={brand}
          city={toCity(await city())}
          vehicle={vehicle}
          actions={
            (drives || vehicle.deposit || vehicle.reserved) && (
              <>
                {drives && <TestDriveLink id={vehicle.id} />}
                <ReserveLink vehicle={vehicle} />
              </>
            )
          }
          mainAction={drives && <TestDriveLink id={vehicle.id} short />}
        />
      );
    },
  };
}
