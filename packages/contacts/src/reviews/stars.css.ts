import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const stars = featureStyle({ display: 'inline-flex', alignItems: 'center' });

export const row = featureStyle({
  position: 'relative',
  display: 'inline-block',
  lineHeight: 1.2,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
});

export const empty = featureStyle({ color: vars.color.lineStrong });

/** The filled ones lie over the empty ones and are cut at the value. */
export const full = featureStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  color: vars.color.action,
});
