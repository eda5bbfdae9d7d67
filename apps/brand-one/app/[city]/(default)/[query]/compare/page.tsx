import { comparePage } from '@showroom/pages/compare-page';
import { shell } from '@/brand/shell';

const page = comparePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
