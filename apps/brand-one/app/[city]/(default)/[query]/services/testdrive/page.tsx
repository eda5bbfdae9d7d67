import { getMarks, getStaticPage } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import { TestDriveScreen } from '@showroom/services/testdrive-screen';
import { notFound } from 'next/navigation';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

const load = () => getStaticPage(brand.holdingId, 'services-testdrive');

export async function generateMetadata() {
  const page = await load();
  return pageMetadata(brand, '/services/testdrive/', page?.seo ?? null, page?.title);
}

export default async function TestDrivePage() {
  const [page, marks] = await Promise.all([load(), getMarks(brand.holdingId)]);
  return <TestDriveScreen brand={brand} city={toCity(await city())} page={page ?? notFound()} marks={marks} />;
}
