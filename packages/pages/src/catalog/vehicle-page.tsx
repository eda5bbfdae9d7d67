import { vehicleMetadata } from '@showroom/catalog/vehicle-metadata';
import { VehicleScreen } from '@showroom/catalog/vehicle-screen';
import { toCity } from '@showroom/domain/city';
import { isForCompanies } from '@showroom/domain/credit';
import { CompanyLinks } from '@showroom/services/company-links';
import { ReserveLink } from '@showroom/services/reserve-link';
import { offersTestDrive, TestDriveLink } from '@showroom/services/testdrive-link';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadVehicle, newestVehicles, type VehicleParams } from './load-vehicle.ts';

/** How many are prerendered at build; the rest on their first visit. */
const prerendered = 8;

/** The page of one vehicle, with the way to its test drive, or to an offer. */
export function vehiclePage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => newestVehicles(brand, prerendered),
    generateMetadata: async (props: PageProps<VehicleParams>): Promise<Metadata> =>
      vehicleMetadata(brand, await loadVehicle(brand, props)),
    Page: async (props: PageProps<VehicleParams>) => {
      const vehicle = await loadVehicle(brand, props);
      const drives = offersTestDrive(vehicle);
      const offers = vehicle.price !== null && isForCompanies(vehicle);
      return (
        <VehicleScreen
          brand={brand}
          city={toCity(await city())}
          vehicle={vehicle}
          actions={
            (drives || offers || vehicle.deposit || vehicle.reserved) && (
              <>
                {offers && <CompanyLinks id={vehicle.id} />}
                {drives && <TestDriveLink id={vehicle.id} />}
                <ReserveLink vehicle={vehicle} />
              </>
            )
          }
          mainAction={
            (offers && <CompanyLinks id={vehicle.id} short />) || (drives && <TestDriveLink id={vehicle.id} short />)
          }
        />
      );
    },
  };
}
