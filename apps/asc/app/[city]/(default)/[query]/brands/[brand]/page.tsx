import { markPage } from '@showroom/catalog/mark-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = markPage({ brand, level: 'mark', city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
