import { englishPage } from '@showroom/pages/english-page';
import { shell } from '@/brand/shell';

const page = englishPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
