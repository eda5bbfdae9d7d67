import { storePage } from '@showroom/pages/store-page';
import { shell } from '@/brand/shell';

const page = storePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
