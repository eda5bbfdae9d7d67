import type { BlockOf } from '@showroom/api-contract/blocks';

export type Bar = { key: string; series: number; x: number; y: number; width: number; height: number };

/** Units of the drawing for one period, and its height. */
const step = 100;
const height = 240;
const gap = 24;

/** Where the bars of a chart stand. The scale begins at zero: a cut one would make small changes look large. */
export function barsOf({ periods, series }: Pick<BlockOf<'chart'>, 'periods' | 'series'>) {
  const values = series.flatMap((one) => one.values);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = top === bottom ? 0 : height / (top - bottom);
  const zero = top * scale;
  const width = (step - gap) / Math.max(1, series.length);
  const bars = series.flatMap(({ name, values: own }, index) =>
    periods.map((period, place): Bar => {
      const value = own[place] ?? 0;
      return {
        key: `${name} ${period}`,
        series: index,
        x: place * step + gap / 2 + index * width,
        y: value >= 0 ? zero - value * scale : zero,
        width: series.length > 1 ? width - 4 : width,
        height: Math.abs(value) * scale,
      };
    }),
  );
  return { bars, width: periods.length * step, height, zero: Math.min(zero, height - 1) };
}
