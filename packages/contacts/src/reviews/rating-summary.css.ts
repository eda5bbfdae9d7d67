import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const summary = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  maxWidth: '760px',
  '@media': { [media.s]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[10] } },
});

export const average = featureStyle({ display: 'grid', alignContent: 'start', gap: vars.space[1] });

export const figure = featureStyle({ ...type.display });

export const rows = featureStyle({ display: 'grid', gridTemplateColumns: '100%', alignContent: 'start' });

export const row = featureStyle({
  ...type.textSm,
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 124px',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  selectors: { '&[aria-current]': { fontWeight: vars.font.strong } },
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

export const name = featureStyle({ whiteSpace: 'nowrap' });

export const bar = featureStyle({
  height: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

export const fill = featureStyle({ display: 'block', height: '100%', background: vars.color.action });

export const count = featureStyle({ color: vars.color.textQuiet, textAlign: 'end', whiteSpace: 'nowrap' });
