import { frameLayout } from '@showroom/pages/frame-layout';
import { menu } from '@/brand/menu';
import { shell } from '@/brand/shell';

export const ensureStatic = 'navigation';

export default frameLayout(shell, menu);
