import type { ImportSummary } from '../modules/feeds/import/import-feed.ts';
import type { Problem } from '../modules/feeds/import/problem.ts';

/** `feed.xml:42 · VIN … · price "дорого": the price cannot be read; vehicle refused` */
export function printProblem(place: string, { line, vin, element, value, message, outcome }: Problem): string {
  const where = [`${place}:${line}`, vin && `VIN ${vin}`, element && (value ? `${element} "${value}"` : element)];
  return `${where.filter(Boolean).join(' · ')}: ${message}${outcome === 'refused' ? `; ${vin === null ? 'record' : 'vehicle'} refused` : ''}`;
}

/** Problems of one cause: the first of them, and how many there are. */
export type ProblemGroup = { first: Problem; count: number };
/** Causes kept apart; what is rarer than that stands in the report file. */
const maxGroups = 500;

/** Gathers problems by cause: what is said of which element, and for an unknown word the word. */
export class ProblemGroups {
  readonly #groups = new Map<string, ProblemGroup>();
  count = 0;

  add(problem: Problem): void {
    this.count += 1;
    const { outcome, message, element, value } = problem;
    const key = JSON.stringify([
      outcome,
      message,
      element,
      message.startsWith('unknown') ? value?.toLowerCase() : null,
    ]);
    const known = this.#groups.get(key);
    if (known) known.count += 1;
    else if (this.#groups.size < maxGroups) this.#groups.set(key, { first: problem, count: 1 });
  }

  /** Refusals first, then the most frequent. */
  list(): ProblemGroup[] {
    const rank = ({ first: { outcome } }: ProblemGroup) => (outcome === 'refused' ? 0 : 1);
    return [...this.#groups.values()].sort((one, two) => rank(one) - rank(two) || two.count - one.count);
  }
}

/** `feed.xml:42 · VIN … · color "хамелеон": unknown colour, grey in the filter (37 records)` */
export const printGroup = (place: string, { first, count }: ProblemGroup): string =>
  `${printProblem(place, first)}${count > 1 ? ` (${count} records)` : ''}`;

/** The summary as text. */
export function printSummary(summary: ImportSummary, shown: number, causes: number): string {
  const rows = [
    ['records', summary.records],
    ['added', summary.added],
    ['changed', summary.changed],
    ['unchanged', summary.unchanged],
    ['withdrawn', summary.withdrawn],
    ['refused', summary.refused],
    ...(summary.gone > 0 ? [['sold or off sale', summary.gone] as const] : []),
    ['accepted with notes', summary.noted],
  ] as const satisfies readonly (readonly [string, number])[];
  return [
    ...(summary.dryRun ? ['Dry run: nothing was changed.'] : []),
    ...rows.map(([name, count]) => `  ${name.padEnd(24)}${count}`),
    ...(causes > shown ? [`  the first ${shown} of ${causes} causes are shown; --report <file> has every record`] : []),
  ].join('\n');
}
