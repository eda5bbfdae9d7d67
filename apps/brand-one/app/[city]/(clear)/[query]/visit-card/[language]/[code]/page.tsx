import { visitCardPage } from '@showroom/pages/visit-card-page';
import { shell } from '@/brand/shell';

const page = visitCardPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
