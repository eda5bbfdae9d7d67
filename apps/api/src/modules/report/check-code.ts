import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { countAll, isUsedUp } from '../rate-limits/consume.ts';
import { wrongCodes } from '../rate-limits/limits.data.ts';
import { findCode, lockPhone, spendTry, voidCode } from './queries.ts';
import { isProof } from './sms-code.ts';

/** One message for wrong, expired, used, never sent and locked: none is distinguishable. */
export const wrongCode = () =>
  new ApiError('INVALID_ARGUMENT', 'Проверьте код из сообщения.', {
    details: [{ field: 'smsCode', message: 'Неверный код, или срок его действия истёк.' }],
  });

/**
 * Uses up the code of a phone. Returns a failure (to be thrown after the transaction, which must keep the spent try)
 * when it is not the right one.
 */
export async function useCode(
  executor: Executor,
  secret: string,
  phone: string,
  code: string,
): Promise<ApiError | undefined> {
  const guesses = { limit: wrongCodes, subject: phone };
  await lockPhone(executor, phone);
  if (await isUsedUp(executor, guesses)) return wrongCode();
  const sent = await findCode(executor, phone);
  if (!sent) return wrongCode();
  if (!isProof(secret, sent.id, code.trim(), sent.proof)) {
    await spendTry(executor, sent.id);
    await countAll(executor, [guesses]);
    return wrongCode();
  }
  await voidCode(executor, sent.id);
  return undefined;
}
