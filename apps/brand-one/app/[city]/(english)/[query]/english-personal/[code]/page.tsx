import { englishPersonalPage } from '@showroom/pages/english-personal-page';
import { shell } from '@/brand/shell';

const page = englishPersonalPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
