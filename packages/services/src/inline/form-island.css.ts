import { featureStyle } from '@showroom/ui/theme/styles';

/** A form that cannot be sent is not shown; what stands in `noscript` is. Its room is held, so that nothing below jumps. */
export const live = featureStyle({ minHeight: '640px', '@media': { '(scripting: none)': { display: 'none' } } });
