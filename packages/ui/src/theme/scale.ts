/** Steps of the spacing scale; the number times 4 is the size in pixels at density 1. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;
export type SpaceStep = (typeof spaceSteps)[number];

/** Eight sizes on one ratio: how many steps each stands from the body text. */
export const typeSteps = {
  textSm: -1,
  textMd: 0,
  textLg: 1,
  headingSm: 2,
  headingMd: 3,
  headingLg: 4,
  headingXl: 5,
  display: 6,
} as const;
export type TypeStep = keyof typeof typeSteps;

const bodySize = 16;
/** Smallest text that the sites show, px. */
const floorSize = 14;
/** Viewport widths between which type and gutters grow, px. */
const fluid = { from: 390, to: 1440 } as const;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** `clamp()` that runs from `narrow` px at a 390 px wide viewport to `wide` px at 1440 px. Rem, so that zoom works. */
export function fluidSize(narrow: number, wide: number): string {
  if (narrow === wide) return `${round(wide / 16)}rem`;
  const slope = (wide - narrow) / (fluid.to - fluid.from);
  const start = narrow - slope * fluid.from;
  const [low, high] = narrow < wide ? [narrow, wide] : [wide, narrow];
  return `clamp(${round(low / 16)}rem, ${round(start / 16)}rem + ${round(slope * 100)}vw, ${round(high / 16)}rem)`;
}

/** Size of one step of the type scale as a fluid CSS length. */
export function typeSize(step: TypeStep, ratio: { narrow: number; wide: number }): string {
  const at = (value: number) => Math.max(floorSize, bodySize * value ** typeSteps[step]);
  return fluidSize(at(ratio.narrow), at(ratio.wide));
}

/** Pixels of a spacing step. Steps up to 8 px belong to controls and never stretch; the rest keep to multiples of 4. */
export function spaceSize(step: SpaceStep, density: number): number {
  return step <= 2 ? step * 4 : Math.round(step * density) * 4;
}
