import { markGuarantyPage } from '@showroom/pages/mark-guaranty-page';
import { shell } from '@/brand/shell';

const page = markGuarantyPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
