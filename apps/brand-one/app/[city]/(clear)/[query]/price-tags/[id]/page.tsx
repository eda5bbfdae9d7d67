import { getListing, getVehicle } from '@showroom/api-client/server';
import { priceTagMetadata } from '@showroom/catalog/price-tag-metadata';
import { PriceTagScreen } from '@showroom/catalog/price-tag-screen';
import { notFound } from 'next/navigation';
import { brand } from '@/brand/brand';

type Props = { params: Promise<{ id: string }> };

/** One at build, so that the page is proven; the rest on their first visit. */
export async function generateStaticParams() {
  const listing = await getListing(brand.holdingId, { kind: 'cars', section: 'new' });
  return (listing?.items ?? []).slice(0, 1).map((item) => ({ query: '-', id: String(item.id) }));
}

async function load(props: Props) {
  const vehicle = await getVehicle(brand.holdingId, Number((await props.params).id));
  if (!vehicle) notFound();
  return vehicle;
}

export const generateMetadata = async (props: Props) => priceTagMetadata(brand, await load(props));

export default async function PriceTagPage(props: Props) {
  return <PriceTagScreen brand={brand} vehicle={await load(props)} />;
}
