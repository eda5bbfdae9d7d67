import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: vars.space[6],
  counterReset: 'step',
  // Six stand in two full rows.
  '@media': {
    [media.lg]: { selectors: { '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, 1fr)' } } },
  },
});

/** The number stands on the line that joins the steps. */
export const step = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.line}`,
  '::before': {
    ...type.headingSm,
    counterIncrement: 'step',
    content: 'counter(step)',
    color: vars.color.action,
    fontWeight: vars.font.headingWeight,
  },
});
export const title = featureStyle({ ...type.textMd, fontWeight: vars.font.strong });
export const text = featureStyle({ ...type.textMd, color: vars.color.textQuiet, maxWidth: '38em' });
