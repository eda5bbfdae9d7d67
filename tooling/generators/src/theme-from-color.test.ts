import { contrastPairs } from '@showroom/ui/theme/contrast';
import type { Hex } from '@showroom/ui/theme/tokens';
import { expect, test } from 'vitest';
import { themeFromColor } from './theme-from-color.ts';

/** Every hue in eight lightness steps. */
const colors = Array.from({ length: 9 ** 3 }, (_, index): Hex => {
  const channels = [Math.floor(index / 81), Math.floor(index / 9) % 9, index % 9];
  return `#${channels
    .map((step) =>
      Math.min(255, step * 32)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
});

test('any colour of a brand makes a theme that everybody can read', () => {
  for (const color of colors) {
    const weak = contrastPairs(themeFromColor(color, 'Onest')).filter(({ ratio, min }) => ratio < min);
    expect(weak, color).toEqual([]);
  }
});

test('a colour that can be read is taken as it is', () => {
  expect(themeFromColor('#0f6b63', 'Onest').color.action).toBe('#0f6b63');
  expect(themeFromColor('#0f6b63', 'Onest').color.accent).toBe('#0f6b63');
  expect(themeFromColor('#ffe600', 'Onest').color.accent).toBe('#ffe600');
});
