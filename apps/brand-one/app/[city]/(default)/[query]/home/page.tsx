import { homePage } from '@showroom/pages/home-page';
import { shell } from '@/brand/shell';

const page = homePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
