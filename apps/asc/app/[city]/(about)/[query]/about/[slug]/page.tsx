import { aboutPage } from '@showroom/pages/about-page';
import { shell } from '@/brand/shell';

const page = aboutPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
