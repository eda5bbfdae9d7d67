import { type GlobalStyleRule, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** An open popover: the browser's own, or one of the polyfill for browsers without. `:is()` forgives the name that they do not know. */
export const popoverOpen = ':is(:popover-open, .\\:popover-open)';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const inLayer = (layer: string, rule: LayeredRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** A class in the layer of the kit. For `.css.ts` files of this package. */
export const kitStyle = (rule: LayeredRule): string => style(inLayer(layers.kit, rule));

/** One class per key in the layer of the kit. */
export const kitVariants = <Key extends string | number>(rules: Record<Key, LayeredRule>): Record<Key, string> =>
  styleVariants(rules, (rule) => inLayer(layers.kit, rule as LayeredRule)) as Record<Key, string>;

/** A rule for a selector in the layer of the kit. */
export const kitGlobal = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]): void =>
  globalStyle(selector, { '@layer': { [layers.kit]: rule } });

/** A class in the layer of features, above the kit. For `.css.ts` files of feature packages and shells. */
export const featureStyle = (rule: LayeredRule): string => style(inLayer(layers.feature, rule));

/** One class per key in the layer of features. */
export const featureVariants = <Key extends string | number>(rules: Record<Key, LayeredRule>): Record<Key, string> =>
  styleVariants(rules, (rule) => inLayer(layers.feature, rule as LayeredRule)) as Record<Key, string>;

/** A rule for a selector in the layer of features. */
export const featureGlobal = (selector: string, rule: NonNullable<GlobalStyleRule['@layer']>[string]): void =>
  globalStyle(selector, { '@layer': { [layers.feature]: rule } });
