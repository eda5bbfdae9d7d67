/** Statuses of a car of the garage (PD-24). */
export const garageCarStatuses = {
  active: 'В\u00a0гараже',
  checking: 'Проверяем данные',
  archived: 'В\u00a0архиве',
} as const;
export type GarageCarStatus = keyof typeof garageCarStatuses;

const moves: Readonly<Record<GarageCarStatus, readonly GarageCarStatus[]>> = {
  checking: ['active', 'archived'],
  active: ['checking', 'archived'],
  archived: ['checking', 'active'],
};

export const canMoveCar = (from: GarageCarStatus, to: GarageCarStatus): boolean => moves[from].includes(to);

/** Cars of a garage that are not archived, at most (PD-24). */
export const garageLimit = 5;
/** Papers of one car, at most. */
export const paperLimit = 20;
/** Farthest that an odometer shows, km. */
export const mileageLimit = 9_999_999;

/** Name of a car as a list shows it: `Haval Jolion, 2021`. */
export const garageCarName = ({ mark, model, year }: { mark: string; model: string; year: number | null }): string =>
  [[mark, model].filter(Boolean).join(' '), year].filter(Boolean).join(', ');

/** Whether a reading needs a remark: it is lower than the one before. */
export const goesBack = (before: number | null, km: number): boolean => before !== null && km < before;
