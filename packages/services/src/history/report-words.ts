import type { VehicleReport } from '@showroom/api-contract/lead';
import { formatDate } from '@showroom/domain/dates';
import { countOf, formatRoubles } from '@showroom/domain/text';

const owners = { person: 'Физическое лицо', company: 'Юридическое лицо' } as const;
const events = { accident: 'ДТП', repair: 'Ремонт', service: 'Обслуживание' } as const;

/** `12 марта 2019 — 4 мая 2023`; the last owner has no end. */
export function ownerWords({ kind, from, to }: VehicleReport['owners'][number]): { who: string; when: string } {
  return {
    who: owners[kind],
    when: to ? `${formatDate(from)}\u00a0— ${formatDate(to)}` : `с\u00a0${formatDate(from)}`,
  };
}

export function eventWords({ kind, title, cost }: VehicleReport['events'][number]): string {
  const name = kind === 'service' || title.startsWith(events[kind]) ? title : `${events[kind]}: ${title}`;
  return cost === null ? name : `${name}, ${formatRoubles(cost)}`;
}

/** What people look for first, in one line each. */
export function reportSummary({ owners: list, events: all, restrictions }: VehicleReport) {
  const accidents = all.filter(({ kind }) => kind === 'accident').length;
  const is = (found: boolean, yes: string, no: string) => (found ? yes : no);
  return [
    { label: 'Владельцев', value: String(list.length) },
    { label: 'ДТП', value: accidents > 0 ? countOf(accidents, ['запись', 'записи', 'записей']) : 'Не найдены' },
    { label: 'Залог', value: is(restrictions.pledge, 'В\u00a0залоге', 'Не найден') },
    { label: 'Розыск', value: is(restrictions.wanted, 'В\u00a0розыске', 'Не найден') },
    { label: 'Запрет регистрации', value: is(restrictions.registrationBan, 'Есть запрет', 'Не найден') },
  ];
}
