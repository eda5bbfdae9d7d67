import { embedItemPage } from '@showroom/pages/item-page';
import { shell } from '@/brand/shell';

const page = embedItemPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
