import type { CatalogBench } from './bench-catalog.ts';
import type { Statistics } from './statistics.ts';

const ms = (value: number) => value.toFixed(2).padStart(9);

/** The head of a table of times. */
export const tableHead = `  ${'query'.padEnd(26)}${'runs'.padStart(6)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}${'max'.padStart(9)}`;

/** One row of a table of times. */
export function tableLine(name: string, { count, p50, p95, p99, max }: Statistics): string {
  return `  ${name.padEnd(26)}${String(count).padStart(6)}${ms(p50)}${ms(p95)}${ms(p99)}${ms(max)}`;
}

/** A table for people; milliseconds. */
export function printBench(bench: CatalogBench, budgetMs: number): string {
  const verdict = (bench.catalogue.all?.p99 ?? Number.POSITIVE_INFINITY) <= budgetMs ? 'held' : 'BROKEN';
  return [
    `${bench.engine} ${bench.serverVersion}: ${bench.vehicles} vehicles, ${bench.listed} of them listed`,
    `  loading ${bench.seedMs > 0 ? `${(bench.seedMs / 1_000).toFixed(1)} s` : 'not needed'}, index ${bench.indexMs.toFixed(0)} ms`,
    tableHead,
    ...Object.entries(bench.catalogue).map(([name, statistics]) => tableLine(name, statistics)),
    tableLine('all … processor', bench.processor),
    ...(bench.sqlOnly ? [tableLine('SQL without the index', bench.sqlOnly)] : []),
    `  promised p99 ≤ ${budgetMs} ms: ${verdict}`,
    '',
  ].join('\n');
}
