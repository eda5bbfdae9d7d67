'use client';

import { useEffect, useState } from 'react';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** Above it a date says more than a clock. */
const longest = 60 * minuteMs;

const moment = new Intl.DateTimeFormat('ru-RU', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' },
});

/** Time that is left, `12:05`. */
export const clockText = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** `до 2 декабря в 00:00 мск`: a narrow column breaks it between day and hour, nowhere else. */
export const heldText = (end: number): string => `до ${moment.format(end)} мск`.replace(/ (?!в )/g, '\u00a0');

/** How long the goods are held; a clock in the last hour. Not read out each second. */
export function HoldTimer({ until, onOver }: { until: string; onOver: () => void }) {
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => end - Date.now());
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setLeft(end - Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [end, isOver, onOver]);
  if (isOver) return <>Срок вышел</>;
  return left > longest ? (
    heldText(end)
  ) : (
    <span>
      ещё <span role="timer">{clockText(left)}</span>
    </span>
  );
}
