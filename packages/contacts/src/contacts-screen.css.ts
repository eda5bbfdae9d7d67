import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  rowGap: 'clamp(48px, 6vw, 96px)',
  paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)`,
});

export const head = featureStyle({ display: 'grid', gap: vars.space[6], maxWidth: '900px' });

export const links = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
});
