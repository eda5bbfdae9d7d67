import { getListing, getVehicle } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import { notFound } from 'next/navigation';
import type { PageProps } from '../shell-facts.ts';

export type VehicleParams = { query: string; id: string };

/** The vehicle that a page is about. An unknown one is no page. */
export async function loadVehicle(brand: Brand, { params }: PageProps<VehicleParams>) {
  return (await getVehicle(brand.holdingId, Number((await params).id))) ?? notFound();
}

/** Parameters of the newest first offers. */
export async function newestVehicles(brand: Brand, count: number): Promise<VehicleParams[]> {
  const listing = await getListing(brand.holdingId, { kind: 'cars', section: 'new' });
  return (listing?.items ?? []).slice(0, count).map(({ id }) => ({ query: '-', id: String(id) }));
}
