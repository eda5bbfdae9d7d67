import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';

/** The grey of the studio, top and floor: the pictures stand in it under every brand. */
const studio = { sky: '#e9eaec', floor: '#d8dadc' };

export const hero = featureStyle({ display: 'block' });

export const band = featureStyle({
  background: `linear-gradient(to bottom, ${studio.sky}, ${studio.floor} 70%)`,
  overflow: 'clip',
});

/** Above the picture's sky, which begins under the words. */
export const words = featureStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.space[5],
  paddingBlockStart: 'clamp(28px, 3.4vw, 48px)',
});

export const lead = featureStyle({ maxWidth: '38em', paddingBlockStart: vars.space[1] });

/** Drawn up by the height of its empty sky: 42 % of the upright picture, 30 % of the wide one. */
export const picture = featureStyle({
  marginBlockStart: 'calc(-1 * 46vw)',
  '@media': { [media.s]: { marginBlockStart: 'calc(-1 * min(13vw, 200px))' } },
});

/** Stands on the floor of the picture, which is empty from two thirds down. */
export const search = featureStyle({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: 'calc(-1 * 32vw)',
  '@media': { [media.s]: { marginBlockStart: 'calc(-1 * min(9vw, 120px))' } },
});
