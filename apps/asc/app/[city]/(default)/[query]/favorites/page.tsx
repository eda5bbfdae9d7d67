import { favoritesPage } from '@showroom/pages/favorites-page';
import { shell } from '@/brand/shell';

const page = favoritesPage(shell);

export const { generateStaticParams, generateMetadata } = page;
export default page.Page;
