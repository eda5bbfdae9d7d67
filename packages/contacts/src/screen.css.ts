import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  rowGap: 'clamp(48px, 6vw, 80px)',
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
});

export const head = featureStyle({ display: 'grid', gap: vars.space[6], maxWidth: '900px' });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Words and a picture or a map beside them. */
export const halves = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const stack = featureStyle({ display: 'grid', gridTemplateColumns: '100%', gap: vars.space[6] });

export const narrow = featureStyle({ maxWidth: '640px' });
