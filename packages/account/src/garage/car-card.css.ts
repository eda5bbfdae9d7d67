import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

/** The car stands beside what is said of it. */
export const pictured = featureStyle({ gridTemplateColumns: '6rem minmax(0, 1fr)', gap: vars.space[4] });
export const picture = featureStyle({ alignSelf: 'start', borderRadius: vars.radius.m, overflow: 'hidden' });
