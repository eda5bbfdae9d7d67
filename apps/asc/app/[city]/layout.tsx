import { rootLayout } from '@showroom/pages/root-layout';
import { fontFile } from '@/brand/fonts';
import { shell } from '@/brand/shell';
import { theme } from '@/brand/theme.css';

const layout = rootLayout(shell, { theme, fontFile });

export const { metadata, viewport, generateStaticParams } = layout;
export default layout.Layout;
