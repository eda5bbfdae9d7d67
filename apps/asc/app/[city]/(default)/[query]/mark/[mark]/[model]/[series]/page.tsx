import { markPage } from '@showroom/pages/mark-page';
import { shell } from '@/brand/shell';

const page = markPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
