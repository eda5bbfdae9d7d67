import { articlePage } from '@showroom/pages/article-page';
import { shell } from '@/brand/shell';

const page = articlePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
