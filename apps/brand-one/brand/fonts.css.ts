import { defineFontFamily } from '@showroom/ui/theme/font-face';
import { fontFallbacks, fontFamily, fontFile } from './fonts.ts';

defineFontFamily(fontFamily, fontFile, fontFallbacks);
