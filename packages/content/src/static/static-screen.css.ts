import { vars } from '@showroom/ui/theme/contract';
import { hover, media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const page = featureStyle({ paddingBlock: `${vars.space[6]} clamp(64px, 8vw, 112px)` });

export const head = featureStyle({
  display: 'grid',
  gap: vars.space[6],
  maxWidth: '900px',
  paddingBlockEnd: 'clamp(32px, 4vw, 56px)',
});

/** The contents before the text, from 1024 px up beside it. */
export const layout = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: vars.space[8],
  '@media': {
    [media.lg]: {
      columnGap: 'clamp(48px, 8vw, 128px)',
      selectors: { '&:has(> nav)': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
    },
    print: { display: 'block' },
  },
});

export const article = featureStyle({
  display: 'grid',
  gridTemplateColumns: '100%',
  alignContent: 'start',
  gap: vars.space[10],
});

export const contents = featureStyle({
  '@media': {
    [media.lg]: { alignSelf: 'start', position: 'sticky', insetBlockStart: '112px' },
  },
});

export const chapter = featureStyle({
  ...type.textSm,
  display: 'block',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textQuiet,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

/** Without anything beside it. */
export const alone = featureStyle({ maxWidth: '960px' });
