import { expect, test } from 'vitest';
import { fluidSize, spaceSize, spaceSteps, typeSize } from './scale.ts';

test.each([1, 1.2, 1.5])(
  'at density %d every gap is a multiple of 4 px, and each is larger than the one before',
  (density) => {
    const sizes = spaceSteps.map((step) => spaceSize(step, density));
    expect(sizes.every((size) => size % 4 === 0)).toBe(true);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
  },
);

test('a size runs from 390 to 1440 px of width', () => {
  expect(fluidSize(16, 16)).toBe('1rem');
  expect(fluidSize(16, 26.5)).toBe('clamp(1rem, 0.756rem + 1vw, 1.656rem)');
});

test('no text is smaller than 14 px', () => {
  expect(typeSize('textSm', { narrow: 1.3, wide: 1.4 })).toBe('0.875rem');
});
