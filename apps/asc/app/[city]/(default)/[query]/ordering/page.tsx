import { orderingPage } from '@showroom/pages/ordering-page';
import { shell } from '@/brand/shell';

const page = orderingPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
