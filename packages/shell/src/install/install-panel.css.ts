import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

const { color, space } = vars;

export const steps = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = featureStyle({ display: 'flex', alignItems: 'center', gap: space[4] });

export const number = featureStyle({ color: color.textQuiet });

export const picture = featureStyle({ flex: 'none', width: '108px', height: '180px' });

export const phone = featureStyle({ fill: color.text });
export const screen = featureStyle({ fill: color.surface });
/** The ground that the logo is made for. */
export const header = featureStyle({ fill: color.surfaceBrand, stroke: color.lineBrand });
export const bar = featureStyle({ fill: color.surfaceSunken });
export const sheet = featureStyle({ fill: color.surfaceRaised, stroke: color.line });
export const field = featureStyle({ fill: color.surface, stroke: color.line });
export const filled = featureStyle({ fill: color.line });
export const line = featureStyle({ stroke: color.line, strokeWidth: 4, strokeLinecap: 'round' });
export const drawn = featureStyle({ fill: 'none', stroke: color.textQuiet, strokeWidth: 1.5 });
export const meant = featureStyle({ fill: 'none', stroke: color.action, strokeWidth: 2 });
export const halo = featureStyle({ fill: 'none', stroke: color.action, strokeWidth: 2 });
export const chosen = featureStyle({ fill: color.actionSoft, stroke: color.action });
export const words = featureStyle({ fill: color.text, fontSize: '7px' });
