/** Statuses of a service order (PD-24), as the customer and the staff read them. */
export const serviceOrderStatuses = {
  requested: 'Заявка принята',
  confirmed: 'Запись подтверждена',
  arrived: 'Автомобиль принят',
  in_work: 'В\u00a0работе',
  waiting_parts: 'Ждём запчасти',
  done: 'Работы закончены',
  issued: 'Автомобиль выдан',
  cancelled: 'Отменён',
  no_show: 'Визит не\u00a0состоялся',
} as const;
export type ServiceOrderStatus = keyof typeof serviceOrderStatuses;

/** Where an order may go from each status. A move that stands not here does not exist. */
const moves: Readonly<Record<ServiceOrderStatus, readonly ServiceOrderStatus[]>> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['arrived', 'cancelled', 'no_show'],
  arrived: ['in_work', 'waiting_parts', 'cancelled'],
  in_work: ['waiting_parts', 'done'],
  waiting_parts: ['in_work', 'cancelled'],
  done: ['in_work', 'issued'],
  issued: [],
  cancelled: [],
  // Late after all.
  no_show: ['arrived'],
};

export const nextOrderStatuses = (from: ServiceOrderStatus): readonly ServiceOrderStatus[] => moves[from];
export const canMoveOrder = (from: ServiceOrderStatus, to: ServiceOrderStatus): boolean => moves[from].includes(to);

/** Whether something is still to come of an order: notes are read, works may be added. */
export const isOpenOrder = (status: ServiceOrderStatus): boolean =>
  !['issued', 'cancelled', 'no_show'].includes(status);

/** Whether its customer may cancel it: before the car is in the workshop. */
export const isCancellableOrder = (status: ServiceOrderStatus): boolean =>
  status === 'requested' || status === 'confirmed';

/** Statuses of a work of a service order (PD-24). */
export const orderWorkStatuses = {
  planned: 'Ждёт вашего решения',
  approved: 'Согласована',
  in_work: 'Выполняется',
  done: 'Выполнена',
  declined: 'Отклонена',
} as const;
export type OrderWorkStatus = keyof typeof orderWorkStatuses;

const workMoves: Readonly<Record<OrderWorkStatus, readonly OrderWorkStatus[]>> = {
  planned: ['approved', 'declined'],
  approved: ['in_work', 'declined'],
  in_work: ['done'],
  done: [],
  // Thought better of, while the order is open.
  declined: ['approved'],
};

export const nextWorkStatuses = (from: OrderWorkStatus): readonly OrderWorkStatus[] => workMoves[from];
export const canMoveWork = (from: OrderWorkStatus, to: OrderWorkStatus): boolean => workMoves[from].includes(to);

/**
 * Where a work stands once its name or price became another: what was asked, or declined, is asked anew; undefined where the customer has
 * agreed, as nobody agreed to that.
 */
export const workAfterChange = (from: OrderWorkStatus): 'planned' | undefined =>
  from === 'planned' || from === 'declined' ? 'planned' : undefined;

/** Where a work begins that the workshop names for the first time: done without a word only what costs nothing. */
export const firstWorkStatus = (told: OrderWorkStatus, price: number): OrderWorkStatus =>
  price === 0 && (told === 'in_work' || told === 'done') ? told : 'planned';

/** What the customer alone decides; the workshop moves the rest. */
export const workDecisions = ['approved', 'declined'] as const;
export type WorkDecision = (typeof workDecisions)[number];
export const isWorkDecision = (status: OrderWorkStatus): status is WorkDecision =>
  workDecisions.some((one) => one === status);

/** Kopecks of what the customer has not declined. */
export const orderSum = (works: readonly { status: OrderWorkStatus; price: number }[]): number =>
  works.filter(({ status }) => status !== 'declined').reduce((sum, { price }) => sum + price, 0);

/** Longest note of a customer and longest answer, characters. */
export const orderNoteLength = 2_000;
