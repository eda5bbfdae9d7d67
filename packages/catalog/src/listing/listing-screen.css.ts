import { vars } from '@showroom/ui/theme/contract';
import { below, hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const top = featureStyle({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  // The first car of a phone belongs on its first screen.
  '@media': { [below.s]: { gap: vars.space[1], paddingBlock: `${vars.space[1]} ${vars.space[2]}` } },
});

export const head = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [below.s]: { gap: vars.space[1] } },
});
export const titleRow = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const total = featureStyle({ ...type.textLg, ...tabular, color: vars.color.textQuiet });
export const watch = featureStyle({
  ...type.textMd,
  color: vars.color.action,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const tabs = featureStyle({
  display: 'flex',
  gap: vars.space[1],
  padding: '4px',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  '@media': { [media.s]: { flex: '0 1 auto' } },
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
export const tab = featureStyle({
  ...type.textMd,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 0 auto',
  minHeight: '40px',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.s,
  color: vars.color.textQuiet,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} ease-out, background-color ${vars.motion.fast} ease-out`,
  selectors: {
    '&[aria-current]': { background: vars.color.surfaceRaised, color: vars.color.text, boxShadow: vars.shadow.low },
  },
  '@media': {
    [hover]: { ':hover': { color: vars.color.text } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});

export const quick = featureStyle({
  display: 'flex',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  flexWrap: 'wrap',
  '@media': {
    [below.lg]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
    },
  },
});
export const quickLink = featureStyle({
  ...type.textMd,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '36px',
  color: vars.color.text,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  '@media': {
    [hover]: { ':hover': { color: vars.color.action } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});
export const quickCount = featureStyle({
  ...type.textSm,
  ...tabular,
  color: vars.color.textQuiet,
  fontWeight: vars.font.regular,
});

export const layout = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  paddingBottom: vars.space[12],
  '@media': { [media.lg]: { gridTemplateColumns: '296px minmax(0, 1fr)' } },
});

export const results = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [below.s]: { gap: vars.space[4] } },
  transition: `opacity ${vars.motion.base} ease-out`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});

export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const opener = featureStyle({ flex: '0 0 auto', '@media': { [media.lg]: { display: 'none' } } });
export const sort = featureStyle({
  flex: '1 1 140px',
  '@media': { [media.lg]: { flex: '0 0 264px', marginInlineStart: 'auto' } },
});
export const chips = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 100%',
});

export const suggested = featureStyle({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 0,
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '3px',
  '@media': { [media.lg]: { flexWrap: 'wrap' } },
});
export const suggestion = featureStyle({
  ...type.textMd,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  '@media': {
    [hover]: { ':hover': { background: vars.color.actionSoft, color: vars.color.action } },
    '(pointer: coarse)': { minHeight: '44px' },
  },
});

/** A line under the price of a card, above the link that covers it. */
export const note = featureStyle({ ...type.textSm, ...tabular, color: vars.color.positive });
export const noteLink = featureStyle({
  ...type.textMd,
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.action,
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: vars.color.actionHover } } },
});

export const pages = featureStyle({ display: 'flex', justifyContent: 'center', paddingTop: vars.space[4] });

export const recovery = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '440px',
  textAlign: 'start',
});
export const recoveryLink = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '52px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  '@media': { [hover]: { ':hover': { background: vars.color.actionSoft, borderColor: vars.color.action } } },
});
export const recoveryCount = featureStyle({ ...tabular, color: vars.color.textQuiet, whiteSpace: 'nowrap' });

export const seo = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '800px',
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
});
