import { embedVehiclePage } from '@showroom/pages/embed-catalog-page';
import { shell } from '@/brand/shell';

const page = embedVehiclePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
