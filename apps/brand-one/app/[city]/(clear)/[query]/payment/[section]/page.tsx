import { paymentPage } from '@showroom/pages/payment-page';
import { shell } from '@/brand/shell';

const page = paymentPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
