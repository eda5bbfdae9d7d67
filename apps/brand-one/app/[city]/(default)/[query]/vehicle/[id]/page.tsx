import { vehiclePage } from '@showroom/pages/vehicle-page';
import { shell } from '@/brand/shell';

const page = vehiclePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
