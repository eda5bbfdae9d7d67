import { vars } from '@showroom/ui/theme/contract';
import { media } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const line = featureStyle({ display: 'grid' });

export const stop = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[8],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0.6em 0',
    insetInlineStart: '5px',
    borderInlineStart: `2px solid ${vars.color.line}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.45em',
    insetInlineStart: 0,
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    backgroundColor: vars.color.action,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::before': { display: 'none' } },
  '@media': { [media.md]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: vars.space[6] } },
});
export const year = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const words = featureStyle({ display: 'grid', gap: vars.space[2], maxWidth: '38em' });
export const title = featureStyle({ ...type.headingSm, fontWeight: vars.font.headingWeight });
export const text = featureStyle({ ...type.textMd, color: vars.color.textQuiet, lineHeight: 1.6 });
