import { contract, vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/styles.ts';

export const surface = kitStyle({ backgroundColor: vars.color.surface, color: vars.color.text });

// A ground re-reads the roles, so that every part of the kit on it is right without knowing where it lies.
const ground = (name: 'brand' | 'inverse') => {
  const own = contract[name];
  const { color } = contract;
  return {
    vars: {
      [color.surface]: own.surface,
      [color.surfaceRaised]: own.surfaceSunken,
      [color.surfaceSunken]: own.surfaceSunken,
      [color.text]: own.text,
      [color.textQuiet]: own.textQuiet,
      [color.action]: own.action,
      [color.actionHover]: own.actionHover,
      [color.actionActive]: own.actionHover,
      [color.onAction]: own.onAction,
      [color.actionSoft]: own.actionSoft,
      [color.line]: own.line,
      [color.lineStrong]: own.lineStrong,
      [color.focus]: own.focus,
      [color.critical]: own.critical,
      [color.criticalSoft]: own.criticalSoft,
      [color.onCritical]: own.onCritical,
      [color.positive]: own.positive,
      [color.positiveSoft]: own.positiveSoft,
      [color.notice]: own.notice,
      [color.noticeSoft]: own.noticeSoft,
    },
  };
};

export const tones = kitVariants({
  default: {},
  raised: {
    backgroundColor: vars.color.surfaceRaised,
    borderRadius: vars.radius.l,
    boxShadow: vars.shadow.low,
  },
  sunken: { backgroundColor: vars.color.surfaceSunken },
  brand: ground('brand'),
  inverse: ground('inverse'),
});
