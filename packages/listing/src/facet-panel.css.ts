import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

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
