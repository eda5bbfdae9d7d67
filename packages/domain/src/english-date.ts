const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
});

/** `2026-11-20` → `20 November 2026`, Moscow time. Apart from the Russian dates, which every form carries. */
export const formatEnglishDate = (value: string): string => longDate.format(new Date(value)).replace(/ /g, '\u00a0');
