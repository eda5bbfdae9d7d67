import { vars } from '@showroom/ui/theme/contract';
import { forcedColors } from '@showroom/ui/theme/media';
import { featureGlobal, featureStyle } from '@showroom/ui/theme/styles';

export const content = featureStyle({
  display: 'block',
  minHeight: '60vh',
  marginBlockEnd: vars.space[16],
  outline: 'none',
  '@media': { print: { minHeight: 0, marginBlockEnd: 0 } },
});

/** The head of every sheet of paper: the logo is drawn for the ground of the header, so the ground is printed too. */
export const paper = featureStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      background: vars.brand.surface,
      color: vars.brand.text,
      textAlign: 'end',
      printColorAdjust: 'exact',
    },
  },
});
// The code of the page, which the button «Печать» puts there.
featureGlobal(`${paper} [data-paper-code] > svg`, { width: '22mm' });
// The logo is drawn for the header's own ground, whatever colours the visitor forces.
featureGlobal('img[src="/logo.svg"]', {
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: vars.brand.surface } },
});
