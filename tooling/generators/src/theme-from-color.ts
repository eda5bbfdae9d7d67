import { contrast, mix } from '@showroom/ui/theme/color';
import { contrastPairs } from '@showroom/ui/theme/contrast';
import type { Ground, Hex, ThemeTokens } from '@showroom/ui/theme/tokens';

const white: Hex = '#ffffff';
const black: Hex = '#000000';

/** Least contrast of text (WCAG 2.2, success criterion 1.4.3), with room for the pale fills that are derived later. */
const readable = 5.4;

/** `color`, moved towards `goal` in small steps until it stands out from `ground` by `ratio`. */
function moveUntil(color: Hex, goal: Hex, ground: Hex, ratio: number): Hex {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(color, goal, share);
    if (contrast(moved, ground) >= ratio) return moved;
  }
  return goal;
}

/** White or black: one of the two can be read on any colour. */
const inkOn = (ground: Hex): Hex => (contrast(ground, white) >= contrast(ground, black) ? white : black);

/**
 * A whole theme from one colour of a brand. Actions take the colour itself where it can be read, else the nearest shade
 * that can; neutrals are slightly tinted with it. What a designer decides later stands in the shell's `theme.tokens.ts`.
 * @throws when a pair of colours cannot be read: the theme would break the repository's contrast test
 */
export function themeFromColor(color: Hex, family: string): ThemeTokens {
  const dark = mix('#14171b', color, 0.08);
  const surface = white;
  const surfaceSunken = mix('#f3f4f6', color, 0.03);
  const action = moveUntil(color, black, surfaceSunken, readable);
  const accent = color;
  const light: Ground = {
    surface,
    text: dark,
    textQuiet: moveUntil(mix('#6b727c', color, 0.06), black, surfaceSunken, readable),
    action,
    onAction: white,
    line: mix('#e1e4e8', color, 0.04),
    lineStrong: moveUntil(mix('#8d949d', color, 0.06), black, surfaceSunken, 3.3),
    focus: '#1554d1',
  };
  const night = mix('#14171b', color, 0.1);
  const inverse: Ground = {
    surface: night,
    text: '#f5f6f8',
    textQuiet: moveUntil('#a2aab5', white, night, readable),
    action: moveUntil(color, white, night, readable),
    onAction: '#14171b',
    line: mix(night, white, 0.13),
    lineStrong: moveUntil('#747e8b', white, night, 3.3),
    focus: '#8cb4ff',
  };
  const tokens: ThemeTokens = {
    color: {
      ...light,
      surfaceRaised: white,
      surfaceSunken,
      actionSoft: mix(white, action, 0.06),
      accent,
      onAccent: inkOn(accent),
      critical: '#b3122f',
      positive: '#14703f',
      notice: '#855600',
    },
    brand: light,
    inverse,
    radius: { s: 6, m: 10, l: 14, pill: 999 },
    density: 1,
    type: {
      family,
      headingFamily: family,
      weight: { regular: 400, medium: 500, strong: 600, heading: 600 },
      ratio: { narrow: 1.13, wide: 1.215 },
      headingTracking: -0.018,
    },
    shadow: {
      low: '0 1px 2px rgb(20 23 27 / 0.07), 0 2px 10px rgb(20 23 27 / 0.05)',
      high: '0 2px 8px rgb(20 23 27 / 0.08), 0 18px 56px rgb(20 23 27 / 0.18)',
    },
    motion: { fast: 120, base: 180 },
  };
  const unreadable = contrastPairs(tokens).filter(({ ratio, min }) => ratio < min);
  if (unreadable.length > 0) throw new Error(`${color} makes no readable theme: ${unreadable[0]?.name}.`);
  return tokens;
}
