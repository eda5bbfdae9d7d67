/** Minutes between two times that may be chosen. */
export const slotStep = 30;
/** A visit is not sooner than this many minutes from now. */
export const leastNotice = 120;
/** Days from today, today among them, that may be chosen. */
export const horizonDays = 30;
/** Minutes that the reception of a car takes: so long its adviser is busy. */
export const receptionMinutes = 30;
/** Minutes of a test drive with its papers; the demo car and the adviser go together. */
export const testDriveMinutes = 60;
/** Works that one visit may have, and their most minutes: what takes longer is agreed by phone. */
export const mostWorks = 8;
export const longestVisit = 480;
/** Minutes that a time is kept for whoever fills the form. */
export const holdMinutes = 10;

export const bookingKinds = ['service', 'testdrive'] as const;
export type BookingKind = (typeof bookingKinds)[number];
