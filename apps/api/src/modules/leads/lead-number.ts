/**
 * Number of a lead as people read and dictate it: holding, hyphen, count from one in six digits or more: `1-000042`.
 * Digits alone, so that it can be typed on any keyboard. Counted per holding without gaps.
 */
export const leadNumber = (holdingId: number, count: number): string =>
  `${holdingId}-${String(count).padStart(6, '0')}`;
