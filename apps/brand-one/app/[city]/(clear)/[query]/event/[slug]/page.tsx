import { eventPage } from '@showroom/pages/event-page';
import { shell } from '@/brand/shell';

const page = eventPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
