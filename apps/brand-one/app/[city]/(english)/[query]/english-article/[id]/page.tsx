import { englishArticlePage } from '@showroom/pages/english-article-page';
import { shell } from '@/brand/shell';

const page = englishArticlePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
