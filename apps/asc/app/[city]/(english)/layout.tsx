import { englishLayout } from '@showroom/pages/english-layout';
import { shell } from '@/brand/shell';

export default englishLayout(shell);
