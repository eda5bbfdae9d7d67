import { catalogPage } from '@showroom/catalog/catalog-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = catalogPage({ brand, city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
