import { contactsPage } from '@showroom/pages/contacts-page';
import { shell } from '@/brand/shell';

const page = contactsPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
