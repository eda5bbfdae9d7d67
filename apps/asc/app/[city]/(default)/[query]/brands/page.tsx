import { getSeo } from '@showroom/api-client/server';
import { marksPage } from '@showroom/catalog/marks-page';
import { pageMetadata } from '@showroom/content/page-metadata';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

export const generateMetadata = async () => pageMetadata(brand, '/brands/', await getSeo(brand.holdingId, '/brands/'));

export default marksPage({ brand, city });
