import type { ImportSummary } from '../modules/feeds/import/import-feed.ts';
import type { Problem } from '../modules/feeds/import/problem.ts';

/** `feed.xml:42 · VIN … · price "дорого": the price cannot be read; vehicle refused` */
export function printProblem(place: string, { line, vin, element, value, message, outcome }: Problem): string {
  const where = [`${place}:${line}`, vin && `VIN ${vin}`, element && (value ? `${element} "${value}"` : element)];
  return `${where.filter(Boolean).join(' · ')}: ${message}${outcome === 'refused' ? `; ${vin === null ? 'record' : 'vehicle'} refused` : ''}`;
}

/** The summary as text. */
export function printSummary(summary: ImportSummary, shown: number, problems: number): string {
  const rows = [
    ['records', summary.records],
    ['added', summary.added],
    ['changed', summary.changed],
    ['unchanged', summary.unchanged],
    ['withdrawn', summary.withdrawn],
    ['refused', summary.refused],
    ['accepted with notes', summary.noted],
  ] as const;
  return [
    ...(summary.dryRun ? ['Dry run: nothing was changed.'] : []),
    ...rows.map(([name, count]) => `  ${name.padEnd(24)}${count}`),
    ...(problems > shown ? [`  the first ${shown} of ${problems} problems are shown; --report <file> has all`] : []),
  ].join('\n');
}
