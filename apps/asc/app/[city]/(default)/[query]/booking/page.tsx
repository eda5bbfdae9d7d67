import { bookingPage } from '@showroom/pages/booking-page';
import { shell } from '@/brand/shell';

const page = bookingPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
