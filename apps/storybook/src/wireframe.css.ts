import { defineTheme } from '@showroom/ui/theme/define-theme';
import type { ThemeTokens } from '@showroom/ui/theme/tokens';
import { wireframeTokens as plain } from '@showroom/ui/theme/wireframe';
import { globalStyle } from '@vanilla-extract/css';

// The system's font differs from machine to machine, and so would the pictures. Arimo has the measures of Arial.
const family = 'Arimo Variable';

export const wireframeTokens: ThemeTokens = { ...plain, type: { ...plain.type, family, headingFamily: family } };

export const wireframe = defineTheme(wireframeTokens);

// A plate instead of a photo: what cannot be told from the words leaned on the picture.
globalStyle(`.${wireframe} img`, { visibility: 'hidden' });
