import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';

/** How far the search lies over the band: over the picture on a phone, so that its first field is in sight at once. */
const overlap = '56px';

export const hero = featureStyle({ display: 'block' });

export const band = featureStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.md]: { minHeight: 'min(600px, 46vw)', justifyContent: 'center', paddingBlockEnd: overlap } },
});

export const words = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
  '@media': { [media.md]: { maxWidth: 'min(46%, 620px)', paddingBlock: vars.space[12] } },
});

/** Below the words on a phone, at their right on wide screens, where its left edge melts into the ground. */
export const picture = featureStyle({
  order: 1,
  '@media': {
    [media.md]: {
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '56%',
      maskImage: 'linear-gradient(to right, transparent, #000 34%)',
    },
  },
});

featureGlobal(`${picture} picture`, {
  maxHeight: '300px',
  backgroundColor: 'transparent',
  '@media': { [media.md]: { height: '100%', maxHeight: 'none' } },
});

export const search = featureStyle({ position: 'relative', marginBlockStart: `calc(-1 * ${overlap})` });
