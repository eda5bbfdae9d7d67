/** Statuses of a sales deal (PD-24), as the customer and the staff read them. */
export const dealStatuses = {
  reserved: 'Автомобиль забронирован',
  contract: 'Договор',
  payment: 'Оплата',
  preparation: 'Подготовка к\u00a0выдаче',
  delivered: 'Автомобиль выдан',
  cancelled: 'Отменена',
} as const;
export type DealStatus = keyof typeof dealStatuses;

/** Stages on the way to the keys, in their order. */
export const dealStages = [
  'reserved',
  'contract',
  'payment',
  'preparation',
  'delivered',
] as const satisfies DealStatus[];

/** Where a deal may go from each status. A move that stands not here does not exist. */
const moves: Readonly<Record<DealStatus, readonly DealStatus[]>> = {
  reserved: ['contract', 'cancelled'],
  contract: ['payment', 'cancelled'],
  payment: ['preparation', 'cancelled'],
  // Found unfit for delivery: the contract is amended.
  preparation: ['delivered', 'contract', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export const nextDealStatuses = (from: DealStatus): readonly DealStatus[] => moves[from];
export const canMoveDeal = (from: DealStatus, to: DealStatus): boolean => moves[from].includes(to);
export const isOpenDeal = (status: DealStatus): boolean => moves[status].length > 0;

/** What happens next while the staff say nothing more precise. */
export const dealNextSteps: Readonly<Record<DealStatus, string | null>> = {
  reserved: 'Готовим договор, консультант согласует с\u00a0вами условия.',
  contract: 'Прочитайте и\u00a0подпишите документы.',
  payment: 'Ждём оплату по\u00a0графику.',
  preparation: 'Готовим автомобиль и\u00a0согласуем время выдачи.',
  delivered: null,
  cancelled: null,
};

export type DealPayment = { amount: number; paidAmount: number };

/** Kopecks still to be paid. */
export const leftToPay = (payments: readonly DealPayment[]): number =>
  payments.reduce((sum, { amount, paidAmount }) => sum + Math.max(0, amount - paidAmount), 0);
