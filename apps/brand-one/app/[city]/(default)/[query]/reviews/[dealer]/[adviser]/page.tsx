import { reviewsPage } from '@showroom/pages/reviews-page';
import { shell } from '@/brand/shell';

const page = reviewsPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
