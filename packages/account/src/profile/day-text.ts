const format = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** A day as people read it, Moscow: `23 ноября 2026 г.`. */
export const dayText = (iso: string): string => format.format(new Date(iso));
