import { brandCreditPage } from '@showroom/catalog/brand-credit-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = brandCreditPage({ brand, level: 'model', city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
