import { getListing, getSeo } from '@showroom/api-client/server';
import { listingMetadata } from '@showroom/catalog/listing-metadata';
import { type ListingParams, readListingParams } from '@showroom/catalog/listing-params';
import { ListingScreen } from '@showroom/catalog/listing-screen';
import { toCity } from '@showroom/domain/city';
import { listingPath } from '@showroom/domain/listing';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

type Props = { params: Promise<ListingParams> };

/** Prerendered at build; every other mark, model, filter and query is rendered once on its first visit. */
export const generateStaticParams = () =>
  ['-', 'new', 'used'].map((condition) => ({ query: '-', condition, mark: '-', model: '-', filter: '-' }));

async function load(props: Props) {
  const { scope, query } = readListingParams('cars', await props.params);
  const [page, seo] = await Promise.all([
    getListing(brand.holdingId, scope, query),
    getSeo(brand.holdingId, listingPath(scope)),
  ]);
  return { brand, city: toCity(await city()), scope, query, page, seo };
}

export const generateMetadata = async (props: Props) => listingMetadata(await load(props));

export default async function CarsPage(props: Props) {
  return <ListingScreen {...(await load(props))} />;
}
