const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Moscow' });

/** Time as a customer reads it, Moscow. */
export const momentText = (iso: string): string => `${moment.format(new Date(iso)).replace(/ /g, '\u00a0')} мск`;
