import { entryPage } from '@showroom/pages/entry-page';
import { shell } from '@/brand/shell';

const page = entryPage(shell, 'sign-in');

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
