import { vars } from '@showroom/ui/theme/contract';
import { hover } from '@showroom/ui/theme/media';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

export const list = featureStyle({ ...type.textSm, display: 'grid' });

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '48px',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [hover]: { ':hover': { color: vars.color.action } } },
});

export const name = featureStyle({ fontWeight: vars.font.medium });

export const metro = featureStyle({ marginInlineStart: 'auto', textAlign: 'end', color: vars.color.textQuiet });
