import { brandPage } from '@showroom/catalog/brand-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = brandPage({ brand, level: 'series', city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
