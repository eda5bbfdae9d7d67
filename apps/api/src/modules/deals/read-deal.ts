import type { SalesDeal } from '@showroom/api-contract/sales-deals';
import { dealNextSteps, leftToPay } from '@showroom/domain/account/sales-deal';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import { type Deal, type DealScope, documentsOf, findDeal, paymentsOf, stagesOf, toRow } from './queries.ts';

export const noDeal = () => notFound('Такой сделки нет.');

/** Throws 404 outside of the scope. */
export async function requireDeal(db: Executor, scope: DealScope, id: string, isLocked = false): Promise<Deal> {
  const deal = await findDeal(db, scope, id, isLocked);
  if (!deal) throw noDeal();
  return deal;
}

/** A deal with its stages, documents and payments. */
export async function presentDeal(db: Executor, deal: Deal): Promise<SalesDeal> {
  const history = await stagesOf(db, deal.id);
  const documents = await documentsOf(db, deal.id);
  const payments = await paymentsOf(db, deal.id);
  const adviser = deal.advisers?.find(({ code }) => code === deal.adviser);
  return {
    ...toRow(deal),
    vehicleHref: deal.isListed && deal.vehicleId !== null ? `/catalog/${deal.vehicleId}/` : null,
    dealerPhone: deal.dealerPhone,
    adviser: adviser ? { name: adviser.name, role: adviser.position } : null,
    nextStep: deal.nextStep ?? dealNextSteps[deal.status],
    nextBy: deal.nextBy,
    history,
    documents,
    payments,
    leftToPay: leftToPay(payments),
  };
}
