import { accountPage } from '@showroom/pages/account-page';
import { shell } from '@/brand/shell';

export const ensureStatic = 'navigation';

const page = accountPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
