import { marksPage } from '@showroom/pages/marks-page';
import { shell } from '@/brand/shell';

const page = marksPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
