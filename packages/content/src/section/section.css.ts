import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';

export const section = featureStyle({ display: 'grid', gap: vars.space[6], gridTemplateColumns: '100%' });

/** On a wide screen its heading stands beside what is of reading width, which would leave half of the screen empty. */
export const beside = featureStyle({
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(32px, 5vw, 80px)',
      alignItems: 'start',
    },
  },
});

/** What is of reading width and has no heading stands where the text of its neighbours does. */
export const alone = featureStyle({
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(32px, 5vw, 80px)',
    },
  },
});
featureGlobal(`${alone} > *`, { '@media': { [media.lg]: { gridColumn: 2 } } });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  columnGap: vars.space[6],
});

export const more = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  color: vars.color.action,
  fontWeight: vars.font.medium,
  '@media': { [hover]: { ':hover': { color: vars.color.actionHover } } },
});
