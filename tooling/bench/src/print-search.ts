import type { SearchBench } from './bench-search.ts';
import { tableHead, tableLine } from './print-bench.ts';
import { type Verdict, verdictText } from './verdict.ts';

/** Whether the promises of search are kept: the times, and the indexes. What waits for a busy processor breaks none. */
export function searchVerdict(bench: SearchBench, budgetMs: number): Verdict {
  const { typing, codes, typingProcessor, codesProcessor, plans } = bench;
  if (!plans.every(({ usesIndex }) => usesIndex)) return 'broken';
  if (Math.max(typing.p99, codes.p99) <= budgetMs) return 'held';
  return Math.max(typingProcessor.p99, codesProcessor.p99) <= budgetMs ? 'untold' : 'broken';
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
    tableLine('… processor', bench.codesProcessor),
    ...bench.plans.flatMap(({ name, index, usesIndex, plan }) => [
      `  ${name}: ${usesIndex ? `by index ${index}` : `WITHOUT index ${index}`}`,
      ...plan.map((line) => `    ${line}`),
    ]),
    `  promised p99 ≤ ${budgetMs} ms: ${verdictText(searchVerdict(bench, budgetMs))}`,
    '',
  ].join('\n');
}
