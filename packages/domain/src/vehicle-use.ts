import type { TransportType } from './dictionaries.ts';

/** Whether the use of a type is told in engine hours: a jet ski has no odometer. */
export const countsHours = (type: TransportType): boolean => type === 'jet-ski';
