import { embedBasketPage } from '@showroom/pages/embed-shop-page';
import { shell } from '@/brand/shell';

const page = embedBasketPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
