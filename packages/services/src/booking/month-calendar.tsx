'use client';

import { addDays, weekdayOf } from '@showroom/domain/booking/moscow-time';
import { formatDayMonth } from '@showroom/domain/dates';
import { IconButton } from '@showroom/ui/icon-button';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as css from './month-calendar.css.ts';

type Day = { date: string; state: 'free' | 'full' | 'closed' };

type Props = {
  days: readonly Day[];
  chosen: string;
  onChoose: (date: string) => void;
};

const weekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const months = [
  ...['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь'],
  ...['Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь', 'Декабрь'],
];
const words = { free: 'есть время', full: 'всё занято', closed: 'закрыто' };
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** All days of a month in weeks from Monday; null before the first and after the last. */
function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Days to choose from, a month at a time. Arrows go from free day to free day, Home and End to the first and the last. */
export function MonthCalendar({ days, chosen, onChoose }: Props) {
  const free = days.filter(({ state }) => state === 'free').map(({ date }) => date);
  const allMonths = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  const start = free.includes(chosen) ? chosen : (free[0] ?? days[0]?.date ?? '');
  const [month, setMonth] = useState(start.slice(0, 7));
  const table = useRef<HTMLTableElement>(null);
  const known = new Map(days.map((day) => [day.date, day.state]));
  const inMonth = free.filter((date) => date.startsWith(month));
  const reached = inMonth.includes(start) ? start : inMonth[0];

  const go = (date: string) => {
    setMonth(date.slice(0, 7));
    onChoose(date);
    // Once the month of the day stands.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, date: string) => {
    const step = steps[event.key];
    const ahead = free.filter((day) => (step && step > 0 ? day > date : day < date));
    const wanted = step ? addDays(date, step) : '';
    const target =
      event.key === 'Home'
        ? free[0]
        : event.key === 'End'
          ? free.at(-1)
          : step === undefined
            ? undefined
            : step > 0
              ? (ahead.find((day) => day >= wanted) ?? ahead.at(-1))
              : (ahead.findLast((day) => day <= wanted) ?? ahead[0]);
    if (step === undefined && !target) return;
    event.preventDefault();
    if (target) go(target);
  };
  const at = allMonths.indexOf(month);
  const turn = (by: number) => setMonth(allMonths[at + by] ?? month);
  const [year, number] = month.split('-');
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <p className={css.month} aria-live="polite">
          {months[Number(number) - 1]} {year}
        </p>
        <div className={css.turns}>
          <IconButton icon="chevron-left" label="Предыдущий месяц" disabled={at <= 0} onClick={() => turn(-1)} />
          <IconButton
            icon="chevron-right"
            label="Следующий месяц"
            disabled={at >= allMonths.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      <table ref={table} className={css.table} aria-label="День визита">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className={css.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((date, place) => {
                const state = date === null ? undefined : known.get(date);
                if (date === null) return <td key={place} />;
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={css.day}
                      data-date={date}
                      disabled={state !== 'free'}
                      tabIndex={date === reached ? 0 : -1}
                      aria-pressed={date === chosen}
                      aria-label={`${formatDayMonth(date)}, ${words[state ?? 'closed']}`}
                      onClick={() => onChoose(date)}
                      onKeyDown={(event) => onKeyDown(event, date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
