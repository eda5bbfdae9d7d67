import { basketPage } from '@showroom/pages/basket-page';
import { shell } from '@/brand/shell';

const page = basketPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
