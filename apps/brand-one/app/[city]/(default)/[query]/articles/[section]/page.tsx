import { articlesPage } from '@showroom/pages/articles-page';
import { shell } from '@/brand/shell';

const page = articlesPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
