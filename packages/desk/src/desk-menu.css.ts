import { vars } from '@showroom/ui/theme/contract';
import { below, hover } from '@showroom/ui/theme/media';
import { scrolledRow } from '@showroom/ui/theme/scrolled-row';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

const { space, color, font } = vars;

export const menu = featureStyle({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const groups = featureStyle({ display: 'flex', gap: space[6], '@media': { [below.md]: scrolledRow } });
export const group = featureStyle({
  ...type.textMd,
  flex: 'none',
  minHeight: '44px',
  color: color.textQuiet,
  fontWeight: font.medium,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': { color: color.text },
    '&[aria-expanded="true"]': { color: color.text, borderBlockEndColor: color.action },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [hover]: { ':hover': { color: color.text } } },
});
export const sections = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[2],
  '@media': { [below.s]: scrolledRow },
});
featureGlobal(`${sections} > a`, { flex: 'none', paddingBlock: space[1] });
featureGlobal(`${sections} > [aria-current]`, { fontWeight: font.strong });
