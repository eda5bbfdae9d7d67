import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  fontWeight: vars.font.medium,
});

const dot = { flex: 'none', width: '10px', height: '10px', borderRadius: '50%' } as const;
export const open = featureStyle({ ...dot, background: vars.color.positive });
export const closed = featureStyle({ ...dot, background: vars.color.lineStrong });
