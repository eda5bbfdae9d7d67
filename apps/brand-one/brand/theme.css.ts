import './fonts.css.ts';
import { defineTheme } from '@showroom/ui/theme/define-theme';
import { tokens } from './theme.tokens.ts';

export const theme = defineTheme(tokens);
