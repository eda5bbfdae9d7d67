import { readHours, weekdaysOf } from '@showroom/domain/booking/working-hours';
import type { JsonLdNode } from '@showroom/ui/json-ld';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `пн–пт`, `09:00–21:00` in the words of search engines. Days off and what cannot be read are left out. */
export function openingHours(hours: readonly { days: string; hours: string }[]): JsonLdNode[] {
  return hours.flatMap((row) => {
    const dayOfWeek = weekdaysOf(row.days).map((day) => names[day]);
    const [opens, closes] = row.hours.split('–');
    return readHours(row.hours) && dayOfWeek.length > 0
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
      : [];
  });
}
