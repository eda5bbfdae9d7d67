import type { SearchBench } from './bench-search.ts';
import { tableHead, tableLine } from './print-bench.ts';
import { type Verdict, verdictOf, verdictText } from './verdict.ts';

/** Whether the promises of search are kept: the times, and the indexes. */
export function searchVerdict({ typing, codes, empty, plans }: SearchBench, budgetMs: number): Verdict {
  const slower = typing.p99 > codes.p99 ? typing : codes;
  return plans.every(({ usesIndex }) => usesIndex) ? verdictOf(slower, empty, budgetMs) : 'broken';
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
    tableLine('empty query', bench.empty),
    ...bench.plans.flatMap(({ name, index, usesIndex, plan }) => [
      `  ${name}: ${usesIndex ? `by index ${index}` : `WITHOUT index ${index}`}`,
      ...plan.map((line) => `    ${line}`),
    ]),
    `  promised p99 ≤ ${budgetMs} ms: ${verdictText(searchVerdict(bench, budgetMs))}`,
    '',
  ].join('\n');
}
