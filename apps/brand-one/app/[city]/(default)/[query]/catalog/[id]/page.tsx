import { getListing, getVehicle } from '@showroom/api-client/server';
import { vehicleMetadata } from '@showroom/catalog/vehicle-metadata';
import { VehicleScreen } from '@showroom/catalog/vehicle-screen';
import { toCity } from '@showroom/domain/city';
import { offersTestDrive, TestDriveLink } from '@showroom/services/testdrive-link';
import { notFound } from 'next/navigation';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

type Props = { params: Promise<{ id: string }> };

/** The first offers are prerendered at build; the rest on their first visit. */
export async function generateStaticParams() {
  const listing = await getListing(brand.holdingId, { kind: 'cars', section: 'new' });
  return (listing?.items ?? []).slice(0, 8).map((item) => ({ query: '-', id: String(item.id) }));
}

async function load(props: Props) {
  const vehicle = await getVehicle(brand.holdingId, Number((await props.params).id));
  if (!vehicle) notFound();
  return vehicle;
}

export const generateMetadata = async (props: Props) => vehicleMetadata(brand, await load(props));

export default async function VehiclePage(props: Props) {
  const vehicle = await load(props);
  const drives = offersTestDrive(vehicle);
  return (
    <VehicleScreen
      brand={brand}
      city={toCity(await city())}
      vehicle={vehicle}
      actions={drives && <TestDriveLink id={vehicle.id} />}
      mainAction={drives && <TestDriveLink id={vehicle.id} short />}
    />
  );
}
