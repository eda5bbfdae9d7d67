import { formatDayMonth } from '@showroom/domain/dates';
import { formatDecimal, formatRoubles } from '@showroom/domain/text';

const weekdays = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'];

export const clockOf = (startsAt: string): string => startsAt.slice(11, 16);

/** `24 ноября, вторник` */
export const dayText = (date: string): string =>
  `${formatDayMonth(date)}, ${weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]}`;

/** `24 ноября, вторник, 10:00` */
export const momentText = (startsAt: string): string => `${dayText(startsAt.slice(0, 10))}, ${clockOf(startsAt)}`;

/** `90` → `1,5 ч` */
export const durationText = (minutes: number): string =>
  minutes < 60 ? `${minutes}\u00a0мин` : `${formatDecimal(minutes / 60)}\u00a0ч`;

export const priceText = (price: number): string => `от\u00a0${formatRoubles(price)}`;
