/**
 * Days off of the production calendar beside weekends: article 112 of the Labour Code with the moves that it orders itself,
 * for 2026 also those of the government's decree № 1466 of 24.09.2025. The decree for 2027 may add days before New Year.
 */
const holidays: Readonly<Record<string, readonly string[]>> = {
  '2026': [
    ...['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08', '01-09'],
    ...['02-23', '03-08', '03-09', '05-01', '05-09', '05-11', '06-12', '11-04', '12-31'],
  ],
  '2027': [
    ...['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'],
    ...['02-23', '03-08', '05-01', '05-03', '05-09', '05-10', '06-12', '06-14', '11-04'],
  ],
};

/** Whether a day, `YYYY-MM-DD`, is a public holiday or a day off in place of one. */
export const isHoliday = (day: string): boolean => holidays[day.slice(0, 4)]?.includes(day.slice(5)) ?? false;

/** Days of the year on which every centre is closed. */
export const isClosedEverywhere = (day: string): boolean => ['01-01', '01-02'].includes(day.slice(5));
