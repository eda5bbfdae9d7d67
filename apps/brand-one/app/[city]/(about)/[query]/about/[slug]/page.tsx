import { staticPage } from '@showroom/pages/static-page';
import { shell } from '@/brand/shell';

const page = staticPage(shell, 'about');

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
