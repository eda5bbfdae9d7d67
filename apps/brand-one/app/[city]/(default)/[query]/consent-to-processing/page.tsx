import { getStaticPage } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { StaticScreen } from '@showroom/content/static-screen';
import { notFound } from 'next/navigation';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

const load = () => getStaticPage(brand.holdingId, 'consent-to-processing');

export async function generateMetadata() {
  const page = await load();
  return pageMetadata(brand, '/consent-to-processing/', page?.seo ?? null, page?.title);
}

export default async function ConsentToProcessingPage() {
  return <StaticScreen page={(await load()) ?? notFound()} />;
}
