import { vars } from '@showroom/ui/theme/contract';
import { below, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const menu = featureStyle({ display: 'none', '@media': { [media.lg]: { display: 'block' } } });
export const entries = featureStyle({ display: 'flex', gap: vars.space[2] });

export const entry = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  // Between logo and phone: what has no room narrows the logo and moves with every change of the font.
  paddingInline: vars.space[2],
  borderRadius: vars.radius.m,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  '@media': { [below.b]: { paddingInline: vars.space[1], fontSize: vars.type.textSm } },
  ':hover': { background: vars.color.actionSoft },
  // A line and not a colour: under the cursor the ground changes too, and no colour is readable on both.
  selectors: {
    '&[aria-current]': {
      textDecoration: `underline 2px ${vars.color.action}`,
      textUnderlineOffset: '8px',
    },
  },
});

/** What little there is to show does not make a strip: a popup under 300 px is at least so high (PRD-9), px. */
const leastHeight = 242;

export const mega = featureStyle({
  display: 'grid',
  alignContent: 'start',
  // The popover itself has a line of 1 px and as much ground above and below.
  minHeight: `calc(${leastHeight - 1}px - 2 * ${vars.space[8]})`,
  gap: vars.space[6],
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: vars.gutter,
  paddingBlock: vars.space[8],
});

export const all = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  minHeight: '44px',
  fontSize: vars.type.textLg,
  fontWeight: vars.font.strong,
  ':hover': { color: vars.color.action },
});

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: vars.space[8],
});

export const groupName = featureStyle({
  marginBlockEnd: vars.space[3],
  fontSize: vars.type.textSm,
  color: vars.color.textQuiet,
});

export const list = featureStyle({ display: 'grid' });

/** The links of a popup with one group: as many abreast as there is room for. */
export const across = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  columnGap: vars.space[8],
});

export const link = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  ':hover': { color: vars.color.action },
});

export const marks = featureStyle({ columns: '6 160px', columnGap: vars.space[6] });

export const mark = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '40px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.font.medium,
  ':hover': { color: vars.color.action },
});

export const count = featureStyle({
  color: vars.color.textQuiet,
  fontWeight: vars.font.regular,
});
