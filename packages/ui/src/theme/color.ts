import type { Hex } from './tokens.ts';

type Rgb = readonly [number, number, number];

function toRgb(hex: Hex): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  const [, r = '0', g = '0', b = '0'] = match;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

/** `share` (0..1) of `other` stirred into `color`, in sRGB. */
export function mix(color: Hex, other: Hex, share: number): Hex {
  const [a, b] = [toRgb(color), toRgb(other)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] * (1 - share) + b[index] * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
function luminance(hex: Hex): number {
  const [r, g, b] = toRgb(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, success criterion 1.4.3). */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
