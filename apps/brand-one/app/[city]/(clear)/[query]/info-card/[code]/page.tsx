import { infoCardPage } from '@showroom/pages/info-card-page';
import { shell } from '@/brand/shell';

const page = infoCardPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
