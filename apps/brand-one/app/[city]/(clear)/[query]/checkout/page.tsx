import { checkoutPage } from '@showroom/pages/checkout-page';
import { shell } from '@/brand/shell';

const page = checkoutPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
