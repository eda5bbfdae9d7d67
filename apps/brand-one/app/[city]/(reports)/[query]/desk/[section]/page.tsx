import { deskPage } from '@showroom/pages/desk-page';
import { shell } from '@/brand/shell';

const page = deskPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
