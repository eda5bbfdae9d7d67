import type { SearchBench } from './bench-search.ts';
import { tableHead, tableLine } from './print-bench.ts';

/** Whether the promises of search are kept: the time, and the indexes. */
export function isSearchKept(bench: SearchBench, budgetMs: number): boolean {
  return bench.typing.p99 <= budgetMs && bench.codes.p99 <= budgetMs && bench.plans.every(({ usesIndex }) => usesIndex);
}

/** A table for people; milliseconds. */
export function printSearch(bench: SearchBench, budgetMs: number): string {
  return [
    `${bench.engine}: search over ${bench.vehicles} vehicles and ${bench.accessories} goods, copies in ${bench.copyMs.toFixed(0)} ms`,
    tableHead,
    tableLine('while typing', bench.typing),
    tableLine('… processor', bench.typingProcessor),
    tableLine('whole query', bench.whole),
    tableLine('VIN and part number', bench.codes),
    ...bench.plans.flatMap(({ name, index, usesIndex, plan }) => [
      `  ${name}: ${usesIndex ? `by index ${index}` : `WITHOUT index ${index}`}`,
      ...plan.map((line) => `    ${line}`),
    ]),
    `  promised p99 ≤ ${budgetMs} ms: ${isSearchKept(bench, budgetMs) ? 'held' : 'BROKEN'}`,
    '',
  ].join('\n');
}
