const moscowDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });

/** The day in Moscow, `YYYY-MM-DD`: bookings are counted in its time. */
export const moscowToday = (now: Date = new Date()): string => moscowDay.format(now);

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const lastOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastOfMonth;
}

/** Whether `YYYY-MM-DD` is a day of the calendar whose year is not over (PRD-5). */
export const isLeadDate = (text: string, today: string): boolean =>
  isCalendarDay(text) && Number(text.slice(0, 4)) >= Number(today.slice(0, 4));
