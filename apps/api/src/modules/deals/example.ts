import { type DealStatus, dealStages } from '@showroom/domain/account/sales-deal';
import type { ExamplePart } from '../example-customer/example-part.ts';
import { addDocument } from './documents.ts';
import { moveDeal, notePayment, openDeal, planPayment } from './moves.ts';
import { findDeal } from './queries.ts';

const actor = 'example';
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** The moves to each status, from `reserved`. */
const wayTo = (status: DealStatus): readonly DealStatus[] =>
  status === 'cancelled' ? ['cancelled'] : dealStages.slice(1, dealStages.indexOf(status) + 1);

/** A deal in every status, each over another vehicle of the stock. */
export const exampleDeals: ExamplePart = async ({ executor, customerId, holdingId, files }) => {
  const [buyer] = await executor.query<{ phone: string }>('select phone from customer where id = $1', [customerId]);
  const statuses: DealStatus[] = [...dealStages, 'cancelled'];
  const vehicles = await executor.query<{ id: number }>(
    `select id from vehicle where holding_id = $1 and status = 'on-sale' and price is not null order by id limit $2`,
    [holdingId, statuses.length],
  );
  for (const [at, status] of statuses.entries()) {
    const number = `EX-${holdingId}-${at + 1}`;
    const given = { phone: buyer?.phone ?? '', number, vehicleId: vehicles[at]?.id };
    const id = await openDeal(executor, holdingId, given, actor);
    const find = async () => {
      const deal = await findDeal(executor, { customerId }, id);
      if (!deal) throw new Error('The example deal was not stored.');
      return deal;
    };
    for (const to of wayTo(status)) await moveDeal(executor, await find(), to, actor);
    const deal = await find();
    const payment = await planPayment(executor, id, { name: 'Предоплата', dueOn: '2026-12-01', amount: 5_000_000 });
    await planPayment(executor, id, { name: 'Остаток', dueOn: '2026-12-15', amount: deal.price - 5_000_000 });
    if (status === 'payment' || status === 'preparation') await notePayment(executor, deal, payment, 5_000_000);
    await addDocument(executor, files, deal, { name: 'Договор купли-продажи', isForSigning: true, bytes: pdf });
  }
};
