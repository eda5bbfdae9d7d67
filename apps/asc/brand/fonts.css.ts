import { defineFontFamily } from '@showroom/ui/theme/font-face';
import { fontFallbacks, fontFamily, fontFiles } from './fonts.ts';

defineFontFamily(fontFamily, fontFiles, fontFallbacks);
