import { levelOf } from '@showroom/domain/account/loyalty';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { readBalance } from '../loyalty/ledger.ts';

/** The club as it is for one buyer. */
export type Club = { balance: number; payPercent: number; ratePercent: number };

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
