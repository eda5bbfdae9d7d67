import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const address = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  fontStyle: 'normal',
});

export const line = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const phone = featureStyle({
  ...type.headingMd,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

export const routes = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const picture = featureStyle({ overflow: 'hidden', borderRadius: vars.radius.l });

export const services = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  columnGap: vars.space[6],
  rowGap: vars.space[3],
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Beside the map, and as high. */
export const column = featureStyle({ display: 'grid', gridTemplateColumns: '100%', rowGap: vars.space[10] });
