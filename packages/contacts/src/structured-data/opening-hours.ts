import type { JsonLdNode } from '@showroom/ui/json-ld';

const week = [
  ['пн', 'Monday'],
  ['вт', 'Tuesday'],
  ['ср', 'Wednesday'],
  ['чт', 'Thursday'],
  ['пт', 'Friday'],
  ['сб', 'Saturday'],
  ['вс', 'Sunday'],
] as const;

function daysOf(text: string): string[] {
  const [from, to] = text.split('–').map((day) => week.findIndex(([name]) => name === day.trim()));
  if (from === undefined || from < 0) return [];
  const last = to ?? from;
  return week.slice(from, last + 1).map(([, name]) => name);
}

/** `пн–пт`, `09:00–21:00` in the words of search engines. Days off and what cannot be read are left out. */
export function openingHours(hours: readonly { days: string; hours: string }[]): JsonLdNode[] {
  return hours.flatMap((row) => {
    const time = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(row.hours);
    const dayOfWeek = daysOf(row.days);
    return time && dayOfWeek.length > 0
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: time[1], closes: time[2] }]
      : [];
  });
}
