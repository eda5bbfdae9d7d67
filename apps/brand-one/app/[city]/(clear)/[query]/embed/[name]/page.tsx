import { embedPage } from '@showroom/pages/embed-page';
import { shell } from '@/brand/shell';

const page = embedPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
