import { randomUUID } from 'node:crypto';
import type { CodeSent } from '@showroom/api-contract/lead';
import { leadMessages } from '@showroom/domain/lead/messages';
import { parsePhone } from '@showroom/domain/lead/phone-number';
import { ApiError, badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { requireForm } from '../holdings/require-form.ts';
import { takesSms } from '../leads/confirmation.ts';
import type { Sender } from '../leads/store-lead.ts';
import { putIntoOutbox } from '../outbox/queries.ts';
import { addressClaims, consumeAll, isUsedUp, phoneClaims } from '../rate-limits/consume.ts';
import { codeLimits, smsBudget } from '../rate-limits/limits.data.ts';
import { codeLifetime, codePause, hasFreshCode, lockPhone, replaceCode } from './queries.ts';
import { reportForm } from './report-form.ts';
import { drawCode, proofOf } from './sms-code.ts';

const budgetRetryAfter = 600;

/**
 * Sends a code to a Russian mobile phone. The answer is the same whether a message went out or the phone has had its
 * share (B-07, B-09); 429 is for the caller's address, 503 for a holding whose messages are used up.
 */
export async function sendCode(
  { database, codeSecret, holdings }: Pick<Services, 'database' | 'codeSecret' | 'holdings'>,
  { holdingId, address }: Sender,
  phoneText: string,
): Promise<CodeSent> {
  requireForm(holdings, holdingId, reportForm);
  const phone = parsePhone(phoneText);
  if (phone === undefined || !takesSms(phone)) {
    throw badRequest('Проверьте поля формы.', [{ field: 'phone', message: leadMessages.phone }]);
  }
  const budget = { limit: smsBudget, subject: String(holdingId) };
  await database.transaction(async (executor) => {
    await lockPhone(executor, phone);
    await consumeAll(executor, addressClaims(codeLimits, address));
    if (await hasFreshCode(executor, phone)) return;
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
    await replaceCode(executor, id, phone, proofOf(codeSecret, id, code));
    await putIntoOutbox(executor, [
      {
        channel: 'sms',
        kind: 'report-code',
        recipient: phone,
        body: `Код для отчёта об автомобиле: ${code}. Никому его не сообщайте.`,
        secret: true,
        usefulSeconds: codeLifetime,
      },
    ]);
  });
  return { sent: true, ttl: codeLifetime, resendIn: codePause };
}
