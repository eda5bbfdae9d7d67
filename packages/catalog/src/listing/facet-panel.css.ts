import { colorGroups } from '@showroom/domain/dictionaries';
import { vars } from '@showroom/ui/theme/contract';
import { media, touch } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle, featureVariants } from '@showroom/ui/theme/styles';
import { tabular, type } from '@showroom/ui/theme/type';

export const head = featureStyle({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${vars.gutter})`,
  padding: `${vars.space[2]} ${vars.gutter}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { display: 'none' } },
});

export const list = featureStyle({ display: 'grid' });

export const more = featureStyle({});
featureGlobal(`${more} > summary`, {
  ...type.textSm,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.color.action,
  fontWeight: vars.font.medium,
  cursor: 'pointer',
});
featureGlobal(`${more}[open] > summary`, { display: 'none' });

export const swatches = featureStyle({ display: 'grid' });
export const swatch = featureStyle({
  ...type.textMd,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '36px',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: '44px' } },
});
export const swatchInput = featureStyle({ position: 'absolute', opacity: 0, width: '1px', height: '1px' });
const dot = featureStyle({
  flex: 'none',
  width: '22px',
  height: '22px',
  marginInline: '1px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  transition: `outline-color ${vars.motion.fast} ease-out`,
  outline: '2px solid transparent',
  outlineOffset: '2px',
});
featureGlobal(`${swatchInput}:checked + ${dot}`, { outlineColor: vars.color.text });
featureGlobal(`${swatchInput}:focus-visible + ${dot}`, { outlineColor: vars.color.focus, outlineWidth: '3px' });
const paints = featureVariants(
  Object.fromEntries(Object.entries(colorGroups).map(([code, { paint }]) => [code, { backgroundColor: paint }])),
);
/** Class of the dot that shows a colour group. */
export const dotOf: Record<string, string> = Object.fromEntries(
  Object.entries(paints).map(([code, paint]) => [code, `${dot} ${paint}`]),
);

export const count = featureStyle({
  ...type.textSm,
  ...tabular,
  marginInlineStart: 'auto',
  color: vars.color.textQuiet,
});

/** Always in reach in the sheet; on a wide screen the form applies itself, so it shows only where scripts do not run. */
export const foot = featureStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInline: `calc(-1 * ${vars.gutter})`,
  padding: `${vars.space[3]} ${vars.gutter}`,
  paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.lg]: { display: 'none' },
    [`${media.lg} and (scripting: none)`]: { display: 'flex' },
  },
});
featureGlobal(`${foot} > a`, { flex: 'none' });
