import { dealerPage } from '@showroom/pages/dealer-page';
import { shell } from '@/brand/shell';

const page = dealerPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
