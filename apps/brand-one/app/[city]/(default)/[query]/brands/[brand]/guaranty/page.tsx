import { markGuarantyPage } from '@showroom/catalog/mark-guaranty-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = markGuarantyPage({ brand, city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
