import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

export const stars = featureStyle({ display: 'inline-flex', alignItems: 'center' });

export const row = featureStyle({ position: 'relative', display: 'inline-flex', color: vars.color.action });

export const line = featureStyle({ display: 'flex' });

/** The filled ones lie over the outlines and are cut at the value. */
export const full = featureStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
});
