import { adviserPage } from '@showroom/pages/adviser-page';
import { shell } from '@/brand/shell';

const page = adviserPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
