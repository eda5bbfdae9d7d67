import { englishLayout } from '@showroom/pages/english-layout';
import { shell } from '@/brand/shell';

export const ensureStatic = 'navigation';

export default englishLayout(shell);
