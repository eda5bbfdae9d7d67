import { vars } from '@showroom/ui/theme/contract';
import { featureStyle } from '@showroom/ui/theme/styles';

/** Stands in the page always, so that what appears in it is read out; takes room only then. */
export const live = featureStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[5] } } });
