import { feedbackPage } from '@showroom/pages/feedback-page';
import { shell } from '@/brand/shell';

const page = feedbackPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
