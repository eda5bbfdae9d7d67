import { payPage } from '@showroom/pages/pay-page';
import { shell } from '@/brand/shell';

const page = payPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
