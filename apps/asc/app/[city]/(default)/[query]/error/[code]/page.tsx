import { errorPage } from '@showroom/pages/error-page';

const page = errorPage();

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
