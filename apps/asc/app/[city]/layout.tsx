import { rootLayout } from '@showroom/pages/root-layout';
import { brand } from '@/brand/brand';
import { fontPreloads } from '@/brand/fonts';
import { theme } from '@/brand/theme.css';

/** Every page is whole before it leaves: prerendered, or rendered once on its first visit. */
export const ensureStatic = 'navigation';

const layout = rootLayout(brand, { theme, fontPreloads });

export const { metadata, viewport, generateStaticParams } = layout;
export default layout.Layout;
