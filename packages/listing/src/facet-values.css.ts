import { colorGroups } from '@showroom/domain/dictionaries';
import { vars } from '@showroom/ui/theme/contract';
import { touch } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle, featureVariants } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

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
export const dot = featureStyle({
  flex: 'none',
  width: '22px',
  height: '22px',
  marginInline: '1px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  transition: `outline-color ${vars.motion.fast} ease-out`,
});
featureGlobal(`${swatchInput}:checked + ${dot}`, { outlineColor: vars.color.text });
featureGlobal(`${swatchInput}:focus-visible + ${dot}`, { outlineColor: vars.color.focus, outlineWidth: '3px' });
export const count = featureStyle({
  ...type.textSm,
  marginInlineStart: 'auto',
  color: vars.color.textQuiet,
});

/** Class of the dot of each colour group, beside `dot`. */
export const paints: Record<string, string> = featureVariants(
  Object.fromEntries(Object.entries(colorGroups).map(([code, { paint }]) => [code, { backgroundColor: paint }])),
);
