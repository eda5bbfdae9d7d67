'use client';

import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { clockOf, dayText, momentText } from './booking-words.ts';
import { CallUs } from './call-us.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import * as css from './time-choice.css.ts';
import type { FreeTimes } from './use-free-times.ts';

type Props = {
  times: FreeTimes | 'loading' | null;
  /** The chosen time, `''` for none. */
  startsAt: string;
  onChoose: (startsAt: string) => void;
  companyPhone: string;
  onRetry: () => void;
};

const weekOf = (days: FreeTimes['days']) => days.slice(0, 7);

/** A day and one of its free times, Moscow time. */
export function TimeChoice({ times, startsAt, onChoose, companyPhone, onRetry }: Props) {
  const [picked, setPicked] = useState('');
  if (times === 'loading') return <Skeleton height={420} shape="box" />;
  if (!times) return <CallUs title="Не удалось узнать свободное время" phone={companyPhone} onRetry={onRetry} />;
  const { days } = times;
  const first = days.find(({ state }) => state === 'free');
  if (!first) return <CallUs title="На ближайший месяц всё занято" phone={companyPhone} onRetry={onRetry} />;
  // Who moves the last visit of a day finds nothing else on it.
  const ofChosen = days.find(({ date, state }) => state === 'free' && startsAt.startsWith(date));
  const day = days.find(({ date }) => date === picked) ?? ofChosen ?? first;
  const isWeekFull = weekOf(days).every(({ state }) => state !== 'free');
  return (
    <div className={css.choice}>
      {isWeekFull && (
        <Notice title="На этой неделе всё занято">
          <p>Ближайшее свободное время: {momentText(`${first.date}T${first.times[0]}`)}.</p>
        </Notice>
      )}
      <div className={css.columns}>
        <MonthCalendar days={days} chosen={day.date} onChoose={setPicked} />
        <fieldset className={css.times}>
          <legend className={css.legend}>{dayText(day.date)}</legend>
          <div className={css.grid}>
            {day.times.map((time) => (
              <button
                key={time}
                type="button"
                className={css.time}
                aria-pressed={startsAt.startsWith(day.date) && clockOf(startsAt) === time}
                onClick={() => onChoose(`${day.date}T${time}:00+03:00`)}
              >
                {time}
              </button>
            ))}
          </div>
          {day.times.length === 0 && <Text tone="quiet">В этот день времени уже нет.</Text>}
          <Text size="sm" tone="quiet">
            Время московское.
          </Text>
        </fieldset>
      </div>
    </div>
  );
}
