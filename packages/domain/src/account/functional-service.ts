/** Statuses of a paid service or option of a car. */
export const functionalServiceStatuses = {
  active: 'Подключена',
  ended: 'Закончилась',
  cancelled: 'Отключена',
} as const;
export type FunctionalServiceStatus = keyof typeof functionalServiceStatuses;

const moves: Readonly<Record<FunctionalServiceStatus, readonly FunctionalServiceStatus[]>> = {
  active: ['ended', 'cancelled'],
  // Paid for again.
  ended: ['active'],
  cancelled: ['active'],
};

export const canMoveFunctionalService = (from: FunctionalServiceStatus, to: FunctionalServiceStatus): boolean =>
  moves[from].includes(to);
