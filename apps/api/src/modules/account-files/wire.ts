/** A moment as the wire has it. */
export const isoOrNull = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Number of a service order as people read and dictate it: six digits or more. */
export const orderNumber = (count: number): string => String(count).padStart(6, '0');
