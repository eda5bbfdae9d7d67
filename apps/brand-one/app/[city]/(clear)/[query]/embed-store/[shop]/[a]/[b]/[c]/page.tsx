import { embedStorePage } from '@showroom/pages/store-page';
import { shell } from '@/brand/shell';

const page = embedStorePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
