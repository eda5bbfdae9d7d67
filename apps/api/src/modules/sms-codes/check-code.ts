import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Claim, countAll, isUsedUp } from '../rate-limits/consume.ts';
import { wrongCodes, wrongCodesOfAddress } from '../rate-limits/limits.data.ts';
import { countedAddress } from '../rate-limits/network-of.ts';
import { type CodeOwner, findCode, lockPhone, spendTry, voidCode } from './queries.ts';
import { isProof } from './sms-code.ts';

/** One message for wrong, expired, used, never sent and locked: none is distinguishable. */
export const wrongCode = (field = 'smsCode') =>
  new ApiError('INVALID_ARGUMENT', 'Проверьте код из сообщения.', {
    details: [{ field, message: 'Неверный код, или срок его действия истёк.' }],
  });

/** Compared where there is no code: no answer comes sooner for want of one (B-09). */
const noCode = { id: randomUUID(), proof: 'x'.repeat(43) };

/**
 * Uses up the code of a phone. Returns a failure (to be thrown after the transaction, which must keep the spent try)
 * when it is not the right one. Ten wrong ones of a phone, or thirty of an address, and none is taken for an hour.
 */
export async function useCode(
  executor: Executor,
  secret: string,
  owner: CodeOwner,
  code: string,
  { address, field }: { address?: string | undefined; field?: string } = {},
): Promise<ApiError | undefined> {
  const from = countedAddress(address)?.address;
  const guesses: Claim[] = [
    { limit: wrongCodes, subject: owner.phone },
    ...(from === undefined ? [] : [{ limit: wrongCodesOfAddress, subject: from }]),
  ];
  await lockPhone(executor, owner.phone);
  for (const claim of guesses) if (await isUsedUp(executor, claim)) return wrongCode(field);
  const sent = await findCode(executor, owner);
  const known = sent ?? noCode;
  if (!isProof(secret, known.id, code.trim(), known.proof)) {
    await spendTry(executor, known.id);
    // Without a code there is nothing to guess: nobody locks a stranger's phone by writing to it. The same statements run
    // all the same, on a row that nobody asks for, so that the time of an answer does not tell whether a code was sent.
    const counted = sent ? owner.phone : `no code ${owner.phone}`;
    await countAll(executor, [{ limit: wrongCodes, subject: counted }, ...guesses.slice(1)]);
    return wrongCode(field);
  }
  await voidCode(executor, known.id);
  return undefined;
}
