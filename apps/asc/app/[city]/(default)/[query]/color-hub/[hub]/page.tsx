import { colorHubPage } from '@showroom/pages/color-hub-page';
import { shell } from '@/brand/shell';

const page = colorHubPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
