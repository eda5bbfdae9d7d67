import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

const { space, color, radius, font } = vars;

/** On a phone: words, form, the rest. On a wide screen the form stands beside them. */
export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(32px, 5vw, 80px)',
  rowGap: space[8],
  paddingBlock: `${space[6]} clamp(64px, 8vw, 112px)`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 480px)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head form" "body form"',
      alignItems: 'start',
    },
  },
});
const area = (name: string) => ({ '@media': { [media.lg]: { gridArea: name } } });

export const head = featureStyle({ display: 'grid', gap: space[6], ...area('head') });
export const body = featureStyle({ display: 'grid', gap: 'clamp(40px, 5vw, 72px)', ...area('body') });
export const form = featureStyle({
  scrollMarginTop: '96px',
  '@media': {
    [media.s]: {
      padding: space[6],
      borderRadius: radius.l,
      border: `1px solid ${color.line}`,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.low,
    },
    [media.lg]: { gridArea: 'form' },
  },
});
/** A form that cannot be sent is not shown; what stands in `noscript` is. Its room is held, so that nothing below jumps. */
export const live = featureStyle({ minHeight: '900px', '@media': { '(scripting: none)': { display: 'none' } } });
export const picture = featureStyle({
  display: 'none',
  overflow: 'hidden',
  borderRadius: radius.l,
  '@media': { [media.lg]: { display: 'block' } },
});

export const part = featureStyle({ display: 'grid', gap: space[5] });
export const steps = featureStyle({
  display: 'grid',
  gap: space[6],
  counterReset: 'step',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});
export const step = featureStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[4],
  rowGap: space[1],
  counterIncrement: 'step',
});
featureGlobal(`${step}::before`, {
  ...tabular,
  content: 'counter(step)',
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  background: color.actionSoft,
  color: color.action,
  fontWeight: font.strong,
});
export const name = featureStyle({ ...type.textMd, fontWeight: font.strong });
export const quiet = featureStyle({ ...type.textMd, color: color.textQuiet });

export const list = featureStyle({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.l,
  background: color.surfaceSunken,
});
export const item = featureStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: space[3],
});
featureGlobal(`${item} > svg`, { color: color.action });
