/** Breakpoints, px (PRD-9). */
export const breakpoints = {
  xs: 320,
  sm: 414,
  s: 599,
  md: 899,
  lg: 1024,
  mb: 1100,
  xl: 1280,
  b: 1366,
  xxl: 1536,
  sb: 1920,
} as const;
export type Breakpoint = keyof typeof breakpoints;

const each = <Name extends string>(query: (width: number) => Name) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, query(width)])) as Record<
    Breakpoint,
    Name
  >;

/** From the breakpoint up. */
export const media = each((width) => `(min-width: ${width}px)` as const);
/** Below the breakpoint. The fraction leaves no gap for zoomed, fractional widths. */
export const below = each((width) => `(max-width: ${width - 0.02}px)` as const);

/** A tablet: two columns where a phone has one and a desktop more. */
export const tablet = `${media.s} and ${below.lg}` as const;

/** A phone on its side: what stands above the matter has to be short. */
export const low = '(max-height: 499.98px) and (max-width: 1023.98px)';

export const touch = '(pointer: coarse)';
export const hover = '(hover: hover)';
export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
