import { accountHomePage } from '@showroom/pages/account-home-page';
import { shell } from '@/brand/shell';

const page = accountHomePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
