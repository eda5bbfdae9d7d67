import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle, featureVariants } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

const hintText = { ...type.textMd, fontWeight: vars.font.medium } as const;
export const hint = featureVariants({
  here: { ...hintText, color: vars.color.positive },
  elsewhere: { ...hintText, color: vars.color.textQuiet },
  none: { ...hintText, color: vars.color.textQuiet },
});

const fitRow = { ...type.textMd, display: 'flex', gap: vars.space[2], alignItems: 'start' } as const;
export const fit = featureVariants({
  yes: { ...fitRow, color: vars.color.positive, fontWeight: vars.font.medium },
  no: { ...fitRow, color: vars.color.critical, fontWeight: vars.font.medium },
  unknown: { ...fitRow, color: vars.color.textQuiet },
});

export const fitting = featureStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const car = featureStyle({ display: 'grid', gap: vars.space[3], width: '100%' });

export const buy = featureStyle({ display: 'grid', gap: vars.space[2] });
export const buyRow = featureStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[3] });
export const small = featureStyle({ ...type.textSm, color: vars.color.textQuiet });
/** Two or three, of very different lengths: none takes two lines. */
export const minors = featureStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
export const like = featureStyle({
  ...type.textSm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  color: vars.color.text,
  fontWeight: vars.font.medium,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.action } },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
featureGlobal(`${like}[aria-pressed="true"] path`, { fill: 'currentColor' });

export const fits = featureStyle({
  ...type.textMd,
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});

export const centres = featureStyle({ display: 'grid' });
export const centre = featureStyle({
  ...type.textMd,
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.s]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[5] } },
});
export const address = featureStyle({ ...type.textSm, display: 'block', color: vars.color.textQuiet });
export const ready = featureStyle({ ...type.textSm, display: 'grid' });
export const has = featureStyle({ color: vars.color.positive });
export const brought = featureStyle({ color: vars.color.textQuiet });

export const set = featureStyle({ display: 'grid', gap: vars.space[4] });
export const setItems = featureStyle({ display: 'grid' });
export const setItem = featureStyle({
  ...type.textMd,
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
featureGlobal(`${setItem} > span`, { flex: 'none' });
featureGlobal(`${setItem} > a:hover`, { color: vars.color.action });
export const setFoot = featureStyle({
  ...type.textLg,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
