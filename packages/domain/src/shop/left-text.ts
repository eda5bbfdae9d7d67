import { countOf } from '../text.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const two = (value: number) => String(value).padStart(2, '0');

/** How long is left of a time, ms, in words: `2 дня 3 ч`, `1 ч 05 мин`, `09:59`. */
export function leftText(ms: number): string {
  const left = Math.max(0, ms);
  const hours = Math.floor((left % dayMs) / hourMs);
  if (left >= dayMs)
    return `${countOf(Math.floor(left / dayMs), ['день', 'дня', 'дней'])}${hours > 0 ? ` ${hours}\u00a0ч` : ''}`;
  const minutes = Math.floor((left % hourMs) / minuteMs);
  if (hours > 0) return `${hours}\u00a0ч ${two(minutes)}\u00a0мин`;
  return `${two(minutes)}:${two(Math.floor((left % minuteMs) / 1_000))}`;
}
