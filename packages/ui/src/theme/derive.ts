import { contrast, mix } from './color.ts';
import { fontStack } from './font-stack.ts';
import { fluidSize, type SpaceStep, spaceSize, spaceSteps, type TypeStep, typeSize, typeSteps } from './scale.ts';
import type { Ground, Hex, ThemeTokens } from './tokens.ts';

const black: Hex = '#000000';
const white: Hex = '#ffffff';

/** Hovered and pressed shade of a fill: a little deeper, then deeper still. */
export const hovered = (color: Hex): Hex => mix(color, black, 0.12);
export const pressed = (color: Hex): Hex => mix(color, black, 0.22);
/** A pale fill of `color` on `surface`, light enough to read the colour itself on it. */
export const soft = (color: Hex, surface: Hex): Hex => mix(surface, color, 0.06);

/** Least contrast of text (WCAG 2.2, success criterion 1.4.3). */
const readableRatio = 4.5;

/** `color`, moved towards `ink` as far as it takes to be read on `surface` and on a soft fill of itself there. */
function readable(color: Hex, ink: Hex, surface: Hex): Hex {
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(color, ink, share);
    if (Math.min(contrast(tried, surface), contrast(tried, soft(tried, surface))) >= readableRatio) return tried;
  }
  return ink;
}

type Messages = Pick<ThemeTokens['color'], 'critical' | 'positive' | 'notice'>;

function deriveGround(ground: Ground, messages: Messages) {
  const { surface, text, textQuiet, action, onAction, line, lineStrong, focus } = ground;
  // On a dark ground a deeper fill would sink into it, so there the shade goes towards white.
  const shade = onAction === white ? hovered(action) : mix(action, white, 0.16);
  const [critical, positive, notice] = [messages.critical, messages.positive, messages.notice].map((color) =>
    readable(color, text, surface),
  ) as [Hex, Hex, Hex];
  return {
    surface,
    surfaceSunken: mix(surface, text, 0.06),
    text,
    textQuiet,
    action,
    actionHover: shade,
    onAction,
    actionSoft: mix(surface, text, 0.1),
    line,
    lineStrong,
    focus,
    critical,
    criticalSoft: soft(critical, surface),
    onCritical: surface,
    positive,
    positiveSoft: soft(positive, surface),
    notice,
    noticeSoft: soft(notice, surface),
  };
}

/** All values of the theme contract, computed from what a brand decided. Colours stay hex, so tests can weigh them. */
export function deriveTheme(tokens: ThemeTokens) {
  const { color, type, density } = tokens;
  const px = (value: number) => `${value}px`;
  const fonts = (name: string) => (name === 'system-ui' ? 'system-ui, sans-serif' : fontStack(name));
  return {
    color: {
      ...color,
      actionHover: hovered(color.action),
      actionActive: pressed(color.action),
      criticalSoft: soft(color.critical, color.surface),
      onCritical: color.onAction,
      positiveSoft: soft(color.positive, color.surface),
      noticeSoft: soft(color.notice, color.surface),
    },
    brand: deriveGround(tokens.brand, color),
    inverse: deriveGround(tokens.inverse, color),
    radius: {
      s: px(tokens.radius.s),
      m: px(tokens.radius.m),
      l: px(tokens.radius.l),
      pill: px(tokens.radius.pill),
    },
    space: Object.fromEntries(spaceSteps.map((step) => [step, px(spaceSize(step, density))])) as Record<
      SpaceStep,
      string
    >,
    /** Free space at both sides of the page. */
    gutter: fluidSize(16, density > 1 ? 48 : 40),
    type: Object.fromEntries(
      Object.keys(typeSteps).map((step) => [step, typeSize(step as TypeStep, type.ratio)]),
    ) as Record<TypeStep, string>,
    font: {
      body: fonts(type.family),
      heading: fonts(type.headingFamily),
      regular: String(type.weight.regular),
      medium: String(type.weight.medium),
      strong: String(type.weight.strong),
      headingWeight: String(type.weight.heading),
      headingTracking: `${type.headingTracking}em`,
    },
    shadow: tokens.shadow,
    motion: { fast: `${tokens.motion.fast}ms`, base: `${tokens.motion.base}ms` },
  };
}
