import { englishArticlesPage } from '@showroom/pages/english-articles-page';
import { shell } from '@/brand/shell';

const page = englishArticlesPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
