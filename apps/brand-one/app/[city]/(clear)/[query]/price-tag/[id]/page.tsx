import { priceTagPage } from '@showroom/pages/price-tag-page';
import { shell } from '@/brand/shell';

const page = priceTagPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
