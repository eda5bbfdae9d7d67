import { levelOf } from '@showroom/domain/account/loyalty';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { type Customer, requireCustomer } from '../account/require-customer.ts';
import { readBalance } from '../loyalty/ledger.ts';

/** The club as it is for one buyer. */
export type Club = { balance: number; payPercent: number; ratePercent: number };

/** Who is signed in; undefined for guests.
 * A token that is over answers 401, so that the browser refreshes it and nobody orders past their account by mistake. */
export async function buyerOf(
  context: ApiContext,
  authorization: string | undefined,
  holdingId: number,
): Promise<Customer | undefined> {
  return authorization === undefined ? undefined : requireCustomer(context, authorization, holdingId);
}

/** Undefined where there is no club, and for guests. */
export async function clubOf(
  db: Executor,
  { holdings }: Pick<ApiContext, 'holdings'>,
  holdingId: number,
  customerId: string | undefined,
): Promise<Club | undefined> {
  if (customerId === undefined || holdings.get(holdingId)?.features.loyalty !== true) return undefined;
  const { balance, spentSum } = await readBalance(db, customerId);
  const { payPercent, ratePercent } = levelOf(spentSum).level;
  return { balance, payPercent, ratePercent };
}
