import { requestPage } from '@showroom/pages/request-page';
import { shell } from '@/brand/shell';

const page = requestPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
