import type { ApiContext } from '../../rpc/context.ts';
import { countAll, formClaims, isUsedUp } from '../rate-limits/consume.ts';
import { judgedPromoLimit, wrongPromoLimit } from '../rate-limits/limits.data.ts';
import { type FoundPromo, findPromo, type PromoUser, promoKey } from './promo.ts';

const tooMany: FoundPromo = { refusal: 'Слишком много промокодов подряд. Попробуйте через час.' };

/**
 * A code as `findPromo` knows it, for whoever guesses no more than a person mistypes. What an address typed is judged once an hour and
 * counts once, however often its quotes ask; past the limit only what was judged before is judged again, so that a right code does not
 * stand out among guesses.
 */
export async function judgePromo(
  { database, callerAddress }: Pick<ApiContext, 'database' | 'callerAddress'>,
  holdingId: number,
  code: string,
  user: PromoUser,
): Promise<FoundPromo> {
  const [tries] = formClaims(wrongPromoLimit, 'promo', callerAddress);
  const [own] = formClaims(judgedPromoLimit, `promo ${holdingId} ${promoKey(code)}`, callerAddress);
  const isNew = own !== undefined && !(await isUsedUp(database, own));
  if (isNew && tries && (await isUsedUp(database, tries))) return tooMany;
  const found = await findPromo(database, holdingId, code, user);
  if (isNew) await countAll(database, [own, ...('refusal' in found && tries ? [tries] : [])]);
  return found;
}
