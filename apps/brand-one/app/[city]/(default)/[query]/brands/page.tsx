import { getMarks, getSeo } from '@showroom/api-client/server';
import { BrandsScreen } from '@showroom/catalog/brands-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

export const generateMetadata = async () => pageMetadata(brand, '/brands/', await getSeo(brand.holdingId, '/brands/'));

export default async function BrandsPage() {
  return <BrandsScreen brand={brand} city={toCity(await city())} marks={await getMarks(brand.holdingId, 'cars')} />;
}
