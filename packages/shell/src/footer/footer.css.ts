import { vars } from '@showroom/ui/theme/contract';
import { below, forcedColors, media, tablet } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const footer = featureStyle({
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
});

export const columns = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [media.lg]: { gridTemplateColumns: '1.4fr repeat(4, 1fr)' },
  },
});

// Between a phone and a desktop the three menus fill a row, and what is beside them elsewhere lies across.

export const contact = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': {
    [tablet]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
  },
});

export const logo = featureStyle({
  height: '32px',
  width: 'auto',
  marginBlockEnd: vars.space[3],
  '@media': {
    [tablet]: { marginBlockEnd: 0 },
    [forcedColors]: { forcedColorAdjust: 'none', background: vars.inverse.surface },
  },
});

export const phone = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: vars.type.textLg,
  fontWeight: vars.font.strong,
});

export const heading = featureStyle({
  marginBlockEnd: vars.space[2],
  fontSize: vars.type.textSm,
  color: vars.color.textQuiet,
  '@media': { [tablet]: { flexBasis: '100%' } },
});
/** Two beside each other on a phone: thirty links in a column were two screens of footer. */
export const list = featureStyle({
  display: 'grid',
  '@media': { [below.s]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[4] } },
});

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  // A name of two lines keeps its distance from the next.
  paddingBlock: '6px',
  color: vars.color.text,
  textUnderlineOffset: '4px',
  ':hover': { textDecoration: 'underline' },
});

/** Signs of the networks; the first stands where the words above begin. */
export const signs = featureStyle({ display: 'flex', marginInlineStart: '-10px' });

export const app = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontWeight: vars.font.medium,
});

export const cards = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** A bank card of our own drawing, with its stripe and the name of its system: the systems' marks are theirs. */
export const card = featureStyle({
  minWidth: '88px',
  padding: `${vars.space[6]} ${vars.space[2]} ${vars.space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: `linear-gradient(${vars.color.textQuiet} 0 0) 0 8px / 100% 6px no-repeat`,
  fontWeight: vars.font.strong,
  textAlign: 'end',
});

export const bottom = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[10],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.type.textSm,
});

export const agreements = featureStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
export const quiet = featureStyle({ maxWidth: '56em', color: vars.color.textQuiet });
