import { itemPage } from '@showroom/pages/item-page';
import { shell } from '@/brand/shell';

const page = itemPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
