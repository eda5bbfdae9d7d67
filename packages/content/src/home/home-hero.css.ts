import type { PanoramaName } from '@showroom/domain/scene';
import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle, featureVariants } from '@showroom/ui/theme/styles';

const ground = (sky: string, floor: string) => `linear-gradient(to bottom, ${sky}, ${floor} 70%)`;

/** The sky and the floor of each panorama, which the band continues, and the ink that is read on them. */
export const lights = featureVariants<PanoramaName>({
  hero: { background: ground('#eeefef', '#e4e6e6') },
  'hero-dusk': {
    background: ground('#182549', '#2c3244'),
    color: '#fffdf9',
    // Paper has no ground.
    '@media': { print: { color: vars.color.text } },
  },
});

export const hero = featureStyle({ display: 'block' });

export const band = featureStyle({ overflow: 'clip' });

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
  marginBlockStart: 'calc(-1 * 43vw)',
  '@media': { [media.s]: { marginBlockStart: 'calc(-1 * min(12vw, 184px))' } },
});

/** Stands on the floor of the picture, which is empty below the wheels: on 900 px of height the bar about cookies is below it. */
export const search = featureStyle({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: 'calc(-1 * 32vw)',
  '@media': { [media.s]: { marginBlockStart: 'calc(-1 * min(12.3vw, 170px))' } },
});
