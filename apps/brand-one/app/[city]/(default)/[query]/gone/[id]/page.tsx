import { gonePage } from '@showroom/pages/gone-page';
import { shell } from '@/brand/shell';

const page = gonePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
