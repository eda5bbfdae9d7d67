import { servicePage } from '@showroom/pages/service-page';
import { shell } from '@/brand/shell';

const page = servicePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
