import { randomUUID } from 'node:crypto';
import type { CodeSent } from '@showroom/api-contract/lead';
import { leadMessages } from '@showroom/domain/lead/messages';
import { parsePhone } from '@showroom/domain/lead/phone-number';
import { ApiError, badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { type OutboxKind, putIntoOutbox } from '../outbox/queries.ts';
import { addressClaims, consumeAll, isUsedUp, phoneClaims } from '../rate-limits/consume.ts';
import { codeLimits, smsBudget } from '../rate-limits/limits.data.ts';
import { codeLifetime, codePause, hasFreshCode, lockPhone, replaceCode } from './queries.ts';
import { drawCode, proofOf } from './sms-code.ts';
import { takesSms } from './takes-sms.ts';

/** Who asks for a code. */
export type CodeSender = { holdingId: number; address: string | undefined };

const budgetRetryAfter = 600;

/**
 * What a code is for, and how its message begins: `Код для входа`. `host`: the one site whose field a browser may fill with it; its line
 * must be the last one (origin-bound one-time codes).
 */
export type CodeMessage = { purpose: string; kind: OutboxKind; words: string; host?: string };

/** Words of a message: with the host of a site they are one SMS of 70 letters. */
export const codeWords = ({ words, host }: Pick<CodeMessage, 'words' | 'host'>, code: string): string =>
  `${words}: ${code}. Никому не сообщайте.${host === undefined ? '' : `\n@${host} #${code}`}`;

/** The phone of a text that takes messages. Throws 400 at the field `phone`. */
export function requireMobile(phoneText: string): string {
  const phone = parsePhone(phoneText);
  if (phone === undefined || !takesSms(phone)) {
    throw badRequest('Проверьте поля формы.', [{ field: 'phone', message: leadMessages.phone }]);
  }
  return phone;
}

/**
 * Sends a code to a Russian mobile phone. The answer is the same whether a message went out or the phone has had its
 * share (B-07, B-09); 429 is for the caller's address, 503 for a holding whose messages are used up.
 */
export async function sendSmsCode(
  { database, codeSecret }: Pick<Services, 'database' | 'codeSecret'>,
  { holdingId, address }: CodeSender,
  phoneText: string,
  { purpose, kind, ...message }: CodeMessage,
): Promise<CodeSent> {
  const phone = requireMobile(phoneText);
  const budget = { limit: smsBudget, subject: String(holdingId) };
  await database.transaction(async (executor) => {
    await lockPhone(executor, phone);
    await consumeAll(executor, addressClaims(codeLimits, address));
    if (await hasFreshCode(executor, { phone, purpose })) return;
    const claims = phoneClaims(codeLimits, phone);
    for (const claim of claims) if (await isUsedUp(executor, claim)) return;
    if (await isUsedUp(executor, budget)) {
      throw new ApiError('UNAVAILABLE', 'Сейчас код не отправить. Попробуйте позже или позвоните нам.', {
        retryAfter: budgetRetryAfter,
      });
    }
    await consumeAll(executor, [...claims, budget]);
    const id = randomUUID();
    const code = drawCode();
    await replaceCode(executor, id, { phone, purpose }, proofOf(codeSecret, id, code));
    await putIntoOutbox(executor, [
      {
        channel: 'sms',
        kind,
        recipient: phone,
        body: codeWords(message, code),
        secret: true,
        usefulSeconds: codeLifetime,
      },
    ]);
  });
  return { sent: true, ttl: codeLifetime, resendIn: codePause };
}
