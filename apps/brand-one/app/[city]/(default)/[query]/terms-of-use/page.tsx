import { getStaticPage } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { StaticScreen } from '@showroom/content/static-screen';
import { notFound } from 'next/navigation';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

const load = () => getStaticPage(brand.holdingId, 'terms-of-use');

export async function generateMetadata() {
  const page = await load();
  return pageMetadata(brand, '/terms-of-use/', page?.seo ?? null, page?.title);
}

export default async function TermsOfUsePage() {
  return <StaticScreen page={(await load()) ?? notFound()} />;
}
