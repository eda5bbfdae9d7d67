import { type DealStatus, dealStages } from '@showroom/domain/account/sales-deal';
import { addDays } from '@showroom/domain/booking/moscow-time';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import type { ExamplePart } from '../example-customer/example-part.ts';
import { addDocument, signDocument } from './documents.ts';
import { moveDeal, notePayment, openDeal, planPayment } from './moves.ts';
import { findDeal } from './queries.ts';

const actor = 'example';
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const prepaid = 5_000_000;
/** Between two stages, and since the last one. */
const stageDays = 3;

/** The moves to each status, from `reserved`. */
const wayTo = (status: DealStatus): readonly DealStatus[] =>
  status === 'cancelled' ? ['cancelled'] : dealStages.slice(1, dealStages.indexOf(status) + 1);

/** A deal in every status, each over another vehicle of the stock: signed before it is paid, paid before the vehicle is prepared. */
export const exampleDeals: ExamplePart = async ({ executor, customerId, holdingId, files }) => {
  const [buyer] = await executor.query<{ phone: string }>('select phone from customer where id = $1', [customerId]);
  const phone = buyer?.phone ?? '';
  const statuses: DealStatus[] = [...dealStages, 'cancelled'];
  const vehicles = await executor.query<{ id: number }>(
    `select id from vehicle where holding_id = $1 and status = 'on-sale' and price > $3 order by id limit $2`,
    [holdingId, statuses.length, 10 * prepaid],
  );
  for (const [at, status] of statuses.entries()) {
    const way = wayTo(status);
    const number = `ДКП-${1040 + 10 * holdingId + at}`;
    const id = await openDeal(executor, holdingId, { phone, number, vehicleId: vehicles[at]?.id }, actor);
    const find = async () => {
      const deal = await findDeal(executor, { customerId }, id);
      if (!deal) throw new Error('The example deal was not stored.');
      return deal;
    };
    const { price } = await find();
    const day = (stage: number) => addDays(moscowToday(), stageDays * (stage - way.length - 1));
    const first = await planPayment(executor, id, { name: 'Предоплата', dueOn: day(2), amount: prepaid });
    const rest = await planPayment(executor, id, { name: 'Остаток', dueOn: day(4), amount: price - prepaid });
    for (const to of way) {
      const deal = await find();
      if (to === 'payment') await sign(id);
      if (to === 'preparation') await notePayment(executor, deal, rest, price - prepaid);
      await moveDeal(executor, deal, to, actor);
      if (to === 'payment') await notePayment(executor, deal, first, prepaid);
      if (to === 'contract')
        await addDocument(executor, files, deal, { name: 'Договор купли-продажи', isForSigning: true, bytes: pdf });
    }
    await spread(id);
  }

  async function sign(dealId: string): Promise<void> {
    const [document] = await executor.query<{ id: string; sha256: string }>(
      'select id, sha256 from deal_document where deal_id = $1',
      [dealId],
    );
    const deal = await findDeal(executor, { customerId }, dealId);
    if (document && deal) await signDocument(executor, deal, document.id, { sha256: document.sha256, by: phone });
  }

  /** What was done within a moment lies over the weeks before, as the payments do. */
  async function spread(dealId: string): Promise<void> {
    await executor.query(
      `with told as (select id, row_number() over (order by id desc) as back from deal_stage where deal_id = $1)
       update deal_stage s set created_at = now() - told.back * $2::int * interval '1 day' from told where told.id = s.id`,
      [dealId, stageDays],
    );
    await executor.query(
      `update sales_deal d set created_at = s.first, updated_at = s.last
       from (select min(created_at) as first, max(created_at) as last from deal_stage where deal_id = $1) s where d.id = $1`,
      [dealId],
    );
    const at = (status: DealStatus) =>
      `(select created_at from deal_stage where deal_id = $1 and status = '${status}')`;
    await executor.query(
      `update deal_document set created_at = ${at('contract')}, signed_at = case when signed_at is not null then ${at('payment')} end
       where deal_id = $1`,
      [dealId],
    );
    await executor.query(
      `update deal_payment set paid_at = case when name = 'Предоплата' then ${at('payment')} else ${at('preparation')} end
       where deal_id = $1 and paid_at is not null`,
      [dealId],
    );
  }
};
