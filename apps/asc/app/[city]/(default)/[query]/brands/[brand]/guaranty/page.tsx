import { brandGuarantyPage } from '@showroom/catalog/brand-guaranty-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = brandGuarantyPage({ brand, city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
