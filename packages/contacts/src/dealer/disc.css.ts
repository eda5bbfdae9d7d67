import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';
import { type } from '@showroom/ui/theme/type';

/** The number of a dealer beside its name, as on the map. */
export const disc = featureStyle({
  ...type.textSm,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  fontWeight: vars.font.strong,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.action,
  printColorAdjust: 'exact',
});
