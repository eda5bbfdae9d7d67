import { colorHubPage } from '@showroom/catalog/color-hub-page';
import { brand } from '@/brand/brand';

const page = colorHubPage(brand);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
