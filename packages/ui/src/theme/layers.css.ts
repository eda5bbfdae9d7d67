import { globalLayer } from '@vanilla-extract/css';

// Order of declaration is order of strength: what a feature says wins over the kit, whatever file is loaded last.
const reset = globalLayer('reset');
const kit = globalLayer('kit');
const feature = globalLayer('feature');

export const layers = { reset, kit, feature };
