import { listingPage } from '@showroom/catalog/listing-page';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

const page = listingPage({ brand, kind: 'electro', city });

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
