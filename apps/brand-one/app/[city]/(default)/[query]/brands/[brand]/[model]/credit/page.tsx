import { markCreditPage } from '@showroom/catalog/mark-credit-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = markCreditPage({ brand, level: 'model', city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
