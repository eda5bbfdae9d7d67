import { embedListingPage } from '@showroom/pages/embed-catalog-page';
import { shell } from '@/brand/shell';

const page = embedListingPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
