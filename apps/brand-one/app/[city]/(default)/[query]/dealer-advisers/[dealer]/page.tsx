import { dealerAdvisersPage } from '@showroom/pages/dealer-advisers-page';
import { shell } from '@/brand/shell';

const page = dealerAdvisersPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
