import { listingPage } from '@showroom/pages/listing-page';
import { shell } from '@/brand/shell';

const page = listingPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
