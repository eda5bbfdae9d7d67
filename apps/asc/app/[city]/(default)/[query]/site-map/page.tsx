import { siteMapPage } from '@showroom/pages/site-map-page';
import { shell } from '@/brand/shell';

const page = siteMapPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
