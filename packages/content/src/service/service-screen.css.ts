import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const page = featureStyle({ paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)` });

/** The words beside the picture; on a phone above it. */
export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlockEnd: 'clamp(32px, 4vw, 56px)',
  // Its words would take another width and height when the picture comes.
  selectors: { '&:not(:has(+ *))': { display: 'none' } },
  '@media': {
    [media.lg]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 45%)',
          columnGap: 'clamp(32px, 5vw, 80px)',
          alignItems: 'center',
        },
      },
    },
  },
});
export const words = featureStyle({ display: 'grid', gap: vars.space[5], maxWidth: '760px' });
export const picture = featureStyle({ borderRadius: vars.radius.l, overflow: 'hidden' });
export const body = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 72px)',
});

export const links = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: vars.space[8],
});
export const link = featureStyle({
  ...type.textMd,
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});
