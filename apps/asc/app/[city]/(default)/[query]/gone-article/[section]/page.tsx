import { goneArticlePage } from '@showroom/pages/gone-article-page';
import { shell } from '@/brand/shell';

const page = goneArticlePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
