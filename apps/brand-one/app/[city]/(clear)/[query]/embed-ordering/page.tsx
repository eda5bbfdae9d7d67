import { embedOrderingPage } from '@showroom/pages/embed-shop-page';
import { shell } from '@/brand/shell';

const page = embedOrderingPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
