/** No vehicle is asked for that is older. */
const oldestYear = 1990;

export type YearSpan = readonly [number | null, number | null];

/** Counts items by the years that they are made for. An item of one span, as most are, takes two steps whatever its length. */
export function createYearCount(latestYear: number) {
  const length = latestYear - oldestYear + 1;
  const steps = new Int32Array(length + 1);
  const seen = new Int32Array(length);
  let item = 0;
  const firstOf = ([from]: YearSpan) => Math.max(from ?? oldestYear, oldestYear) - oldestYear;
  const lastOf = ([, to]: YearSpan) => Math.min(to ?? latestYear, latestYear) - oldestYear;
  const step = (from: number, to: number) => {
    if (from > to) return;
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to + 1] = (steps[to + 1] ?? 0) - 1;
  };
  return {
    add(spans: readonly YearSpan[]): void {
      const [only] = spans;
      if (spans.length === 1 && only) {
        step(firstOf(only), lastOf(only));
        return;
      }
      item += 1;
      for (const span of spans)
        for (let at = firstOf(span), last = lastOf(span); at <= last; at += 1) {
          if (seen[at] === item) continue;
          seen[at] = item;
          step(at, at);
        }
    },
    /** Years that something is made for with its count, the newest first. */
    counts(): [year: number, count: number][] {
      let count = 0;
      const years: [number, number][] = [];
      for (let at = 0; at < length; at += 1) {
        count += steps[at] ?? 0;
        if (count > 0) years.unshift([oldestYear + at, count]);
      }
      return years;
    },
  };
}
