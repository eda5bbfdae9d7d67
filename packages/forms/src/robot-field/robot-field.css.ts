import { featureStyle } from '@showroom/ui/theme/styles';

/** Out of sight and not `display: none`, which robots know to leave alone. */
export const away = featureStyle({
  position: 'absolute',
  insetInlineStart: '-10000px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});
