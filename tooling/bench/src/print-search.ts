import type { SearchBench } from './bench-search.ts';
import { tableHead, tableLine } from './print-bench.ts';

/** Whether the promises of search are kept: the time, and the indexes. */
export function isSearchKept(bench: SearchBench, budgetMs: number): boolean {
  return bench.typing.p99 <= budgetMs && bench.codes.p99 <= budgetMs && bench.plans.every(({ usesIndex }) => usesIndex);
}

/** A table for people; milliseconds. */
export function printSearch(bench: SearchBench, budgetMs: number): string {
  return [
    `${bench.engine}: поиск по ${bench.vehicles} машинам и ${bench.accessories} товарам, копии за ${bench.copyMs.toFixed(0)} мс`,
    tableHead,
    tableLine('по мере ввода', bench.typing),
    tableLine('запрос целиком', bench.whole),
    tableLine('VIN и артикул', bench.codes),
    ...bench.plans.flatMap(({ name, index, usesIndex, plan }) => [
      `  ${name}: ${usesIndex ? `по индексу ${index}` : `БЕЗ индекса ${index}`}`,
      ...plan.map((line) => `    ${line}`),
    ]),
    `  обещано p99 ≤ ${budgetMs} мс: ${isSearchKept(bench, budgetMs) ? 'держится' : 'НАРУШЕНО'}`,
    '',
  ].join('\n');
}
