import { markCreditPage } from '@showroom/pages/mark-credit-page';
import { shell } from '@/brand/shell';

const page = markCreditPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
