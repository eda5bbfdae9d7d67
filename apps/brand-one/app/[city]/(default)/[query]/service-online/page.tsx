import { serviceOnlinePage } from '@showroom/pages/service-online-page';
import { shell } from '@/brand/shell';

const page = serviceOnlinePage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
