import type { ImportSummary } from '../modules/feeds/import/import-feed.ts';
import type { Problem } from '../modules/feeds/import/problem.ts';

/** `feed.xml:42 · VIN … · price «дорого»: цена не понята — машина не принята` */
export function printProblem(place: string, { line, vin, element, value, message, outcome }: Problem): string {
  const where = [`${place}:${line}`, vin && `VIN ${vin}`, element && (value ? `${element} «${value}»` : element)];
  return `${where.filter(Boolean).join(' · ')}: ${message}${outcome === 'refused' ? ' — машина не принята' : ''}`;
}

/** The summary as text. */
export function printSummary(summary: ImportSummary, shown: number, problems: number): string {
  const rows = [
    ['записей', summary.records],
    ['добавлено', summary.added],
    ['изменено', summary.changed],
    ['без изменений', summary.unchanged],
    ['снято с продажи', summary.withdrawn],
    ['не принято', summary.refused],
    ['принято с замечаниями', summary.noted],
  ] as const;
  return [
    ...(summary.dryRun ? ['Проверка: ничего не изменено.'] : []),
    ...rows.map(([name, count]) => `  ${name.padEnd(24)}${count}`),
    ...(problems > shown ? [`  показаны первые ${shown} из ${problems} замечаний; все — с --report <файл>`] : []),
  ].join('\n');
}
