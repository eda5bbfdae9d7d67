/** How many cases each endpoint gets: the given number, or `FUZZ_RUNS` for a long search. */
export function fuzzRuns(usual: number): number {
  const asked = Number(process.env.FUZZ_RUNS);
  return Number.isInteger(asked) && asked > 0 ? asked : usual;
}

/** `npm test -- --all`: what is tried many times is tried more often. */
export const isThorough = (): boolean => process.env.VERIFY_ALL === '1';
