import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';
import { tabular, type } from '../theme/type.ts';

export const sizes = kitVariants({ sm: type.textSm, md: type.textMd, lg: type.textLg });

export const tones = kitVariants({
  default: {},
  quiet: { color: vars.color.textQuiet },
  critical: { color: vars.color.critical },
  positive: { color: vars.color.positive },
  inverse: { color: vars.color.textInverse },
});

export const weights = kitVariants({
  regular: {},
  medium: { fontWeight: vars.font.medium },
  strong: { fontWeight: vars.font.strong },
});

export const numeric = kitStyle({ ...tabular, whiteSpace: 'nowrap' });
