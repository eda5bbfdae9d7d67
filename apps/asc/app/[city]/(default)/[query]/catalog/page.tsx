import { catalogPage } from '@showroom/pages/catalog-page';
import { shell } from '@/brand/shell';

const page = catalogPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
