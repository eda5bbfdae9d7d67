import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const section = featureStyle({ display: 'grid', gridTemplateColumns: '100%', gap: vars.space[6] });

export const head = featureStyle({ display: 'grid', gap: vars.space[3] });

export const layout = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[6],
  '@media': {
    [media.mb]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', columnGap: 'clamp(40px, 4.5vw, 72px)' },
    print: { display: 'block' },
  },
});

/** The map stays in sight while the cards beside it are read. */
export const aside = featureStyle({
  '@media': { [media.mb]: { alignSelf: 'start', position: 'sticky', insetBlockStart: '104px' } },
});
