import { randomUUID } from 'node:crypto';
import { canMoveDeal, type DealStatus, dealNextSteps, dealStatuses } from '@showroom/domain/account/sales-deal';
import type { Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { findVehicleName } from '../leads/queries.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import type { Deal } from './queries.ts';
import { returnDeposit } from './return-deposit.ts';

export const dealHref = (id: string) => `/lk/orders/sales/${id}/`;

export type NewDeal = {
  phone: string;
  number: string;
  vehicleId?: number | undefined;
  vehicleName?: string | undefined;
  dealer?: string | undefined;
  price?: number | undefined;
  adviser?: string | undefined;
};

const addStage = (executor: Executor, dealId: string, status: DealStatus, actor: string) =>
  executor.query('insert into deal_stage (deal_id, status, actor) values ($1, $2, $3)', [dealId, status, actor]);

const refuse = (field: string, message: string) => badRequest('Сделка не\u00a0сохранена.', [{ field, message }]);

type Stocked = { name: string; dealer: string; price: number | null };

async function stocked(executor: Executor, holdingId: number, id: number): Promise<Stocked> {
  const name = await findVehicleName(executor, holdingId, id);
  const [row] = await executor.query<{ dealer: string; price: number | null }>(
    'select d.code as dealer, v.price from vehicle v join dealer d on d.id = v.dealer_id where v.id = $1 and v.holding_id = $2',
    [id, holdingId],
  );
  if (name === undefined || !row) throw refuse('vehicleId', 'Такого автомобиля нет.');
  return { name, ...row };
}

/**
 * Opens a deal and tells its customer. Vehicle, centre and price come from the stock where a vehicle of it is named. Throws 400
 * for an unknown customer, vehicle or centre, 409 for a number that is taken. Returns its id.
 */
export async function openDeal(executor: Executor, holdingId: number, given: NewDeal, actor: string): Promise<string> {
  const [buyer] = await executor.query<{ id: string }>('select id from customer where holding_id = $1 and phone = $2', [
    holdingId,
    given.phone,
  ]);
  if (!buyer) throw refuse('phone', 'Покупателя с\u00a0таким телефоном нет: сначала он входит на\u00a0сайт.');
  const vehicle = given.vehicleId === undefined ? undefined : await stocked(executor, holdingId, given.vehicleId);
  const vehicleName = given.vehicleName ?? vehicle?.name;
  const dealer = given.dealer ?? vehicle?.dealer;
  const price = given.price ?? vehicle?.price ?? undefined;
  if (vehicleName === undefined) throw refuse('vehicleName', 'Назовите автомобиль.');
  if (price === undefined) throw refuse('price', 'Назовите цену.');
  const known = await executor.query('select 1 from dealer where holding_id = $1 and code = $2', [
    holdingId,
    dealer ?? '',
  ]);
  if (dealer === undefined || known.length === 0) throw refuse('dealer', 'Такого центра нет.');
  const id = randomUUID();
  const rows = await executor.query(
    `insert into sales_deal (id, holding_id, customer_id, number, vehicle_id, vehicle_name, dealer_code, adviser, price)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (holding_id, number) do nothing returning id`,
    [id, holdingId, buyer.id, given.number, given.vehicleId ?? null, vehicleName, dealer, given.adviser ?? null, price],
  );
  if (rows.length === 0)
    throw new ApiError('ALREADY_EXISTS', 'Сделка не\u00a0сохранена.', {
      details: [{ field: 'number', message: 'Сделка с\u00a0таким номером уже есть.' }],
    });
  await addStage(executor, id, 'reserved', actor);
  await tellCustomer(executor, {
    customerId: buyer.id,
    kind: 'sales-deal',
    title: `${vehicleName}: автомобиль забронирован`,
    text: dealNextSteps.reserved ?? '',
    href: dealHref(id),
  });
  return id;
}

/** Moves a deal on and tells its customer; the deposit of a cancelled one goes back. Throws 400 for a move that does not exist, also when somebody was quicker. */
export async function moveDeal(
  executor: Executor,
  deal: Pick<Deal, 'id' | 'status' | 'customerId' | 'vehicleName'>,
  to: DealStatus,
  actor: string,
): Promise<void> {
  const stale = badRequest('Такого перехода нет.', [{ field: 'status', message: 'Обновите сделку: этап изменился.' }]);
  if (!canMoveDeal(deal.status, to)) throw stale;
  // The step belonged to the stage that is over.
  const rows = await executor.query(
    `update sales_deal set status = $3, next_step = null, next_by = null, updated_at = now()
     where id = $1 and status = $2 returning id`,
    [deal.id, deal.status, to],
  );
  if (rows.length === 0) throw stale;
  await addStage(executor, deal.id, to, actor);
  if (to === 'cancelled') await returnDeposit(executor, deal.id, actor);
  await tellCustomer(executor, {
    customerId: deal.customerId,
    kind: 'sales-deal',
    title: `${deal.vehicleName}: ${dealStatuses[to].toLowerCase()}`,
    text: dealNextSteps[to] ?? (to === 'delivered' ? 'Поздравляем с\u00a0покупкой.' : 'Сделка закрыта.'),
    href: dealHref(deal.id),
  });
}

export async function planPayment(
  executor: Executor,
  dealId: string,
  { name, dueOn, amount }: { name: string; dueOn: string; amount: number },
): Promise<string> {
  const id = randomUUID();
  await executor.query('insert into deal_payment (id, deal_id, name, due_on, amount) values ($1, $2, $3, $4, $5)', [
    id,
    dealId,
    name,
    dueOn,
    amount,
  ]);
  return id;
}

/** Notes money that came for a planned payment, kopecks. Throws 404 for a payment of another deal. */
export async function notePayment(
  executor: Executor,
  deal: Pick<Deal, 'id' | 'customerId' | 'vehicleName'>,
  paymentId: string,
  amount: number,
): Promise<void> {
  const [row] = await executor.query<{ name: string }>(
    `update deal_payment set paid_amount = paid_amount + $3, paid_at = now()
     where deal_id = $1 and id::text = $2 returning name`,
    [deal.id, paymentId, amount],
  );
  if (!row) throw notFound('Такого платежа нет.');
  await tellCustomer(executor, {
    customerId: deal.customerId,
    kind: 'sales-deal',
    title: `${deal.vehicleName}: оплата получена`,
    text: row.name,
    href: dealHref(deal.id),
  });
}
