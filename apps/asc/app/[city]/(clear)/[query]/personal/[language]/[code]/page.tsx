import { personalPage } from '@showroom/pages/personal-page';
import { shell } from '@/brand/shell';

const page = personalPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
