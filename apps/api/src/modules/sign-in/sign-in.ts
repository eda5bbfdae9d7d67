import type { SignedIn } from '@showroom/api-contract/account';
import type { CodeSent } from '@showroom/api-contract/lead';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { customerOf } from '../account/customer-of.ts';
import { requireHolding } from '../holdings/require-form.ts';
import { useCode } from '../sms-codes/check-code.ts';
import { type CodeSender, requireMobile, sendSmsCode } from '../sms-codes/send-sms-code.ts';
import { enter, seenFrom } from './enter.ts';

/** What the codes of the sign-in open: this holding alone. */
const purposeOf = (holdingId: number) => `sign-in:${holdingId}`;

/** Sends a code. Whether somebody has an account with this phone is not looked at, so no answer can tell it (B-09). */
export function sendSignInCode(context: ApiContext, sender: CodeSender, phone: string): Promise<CodeSent> {
  const { host } = requireHolding(context.holdings, sender.holdingId);
  return sendSmsCode(context, sender, phone, {
    purpose: purposeOf(sender.holdingId),
    kind: 'sign-in-code',
    words: 'Код для входа',
    host,
  });
}

/** Opens a session by phone and code. Throws 400 at the field `code` for every wrong one, known phone or not. */
export async function signInByCode(
  context: ApiContext,
  { holdingId, address }: CodeSender,
  { phone: phoneText, code }: { phone: string; code: string },
  userAgent: string | undefined,
): Promise<SignedIn> {
  requireHolding(context.holdings, holdingId);
  const { database, codeSecret, tokenSecret, log } = context;
  const phone = requireMobile(phoneText);
  const from = await seenFrom(context, userAgent);
  const answer = await database.transaction(async (executor): Promise<SignedIn | ApiError> => {
    const owner = { phone, purpose: purposeOf(holdingId) };
    const refused = await useCode(executor, codeSecret, owner, code, { address, field: 'code' });
    if (refused) return refused;
    const { id: customerId, isNew } = await customerOf(executor, holdingId, phone);
    return { ...(await enter(executor, tokenSecret, { customerId, holdingId, method: 'code', ...from })), isNew };
  });
  if (answer instanceof ApiError) {
    log.info({ event: 'sign-in-refused', holding: holdingId }, 'security');
    throw answer;
  }
  log.info({ event: 'signed-in', holding: holdingId, method: 'code', isNew: answer.isNew }, 'security');
  return answer;
}
