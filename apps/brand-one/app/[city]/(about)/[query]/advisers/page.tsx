import { advisersPage } from '@showroom/pages/advisers-page';
import { shell } from '@/brand/shell';

const page = advisersPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
