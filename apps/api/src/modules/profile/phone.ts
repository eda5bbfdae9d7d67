import type { CodeSent } from '@showroom/api-contract/lead';
import { ApiError, badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import type { Customer } from '../account/require-customer.ts';
import { endSessions } from '../account/sessions.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { putIntoOutbox } from '../outbox/queries.ts';
import { useCode } from '../sms-codes/check-code.ts';
import { type CodeOwner, findCode, lockPhone, restoreCode } from '../sms-codes/queries.ts';
import { requireMobile, sendSmsCode } from '../sms-codes/send-sms-code.ts';

/** A code is worth nothing for another customer, or for the other half of the change. */
const purposes = {
  old: ({ id }: Customer) => `phone-old:${id}`,
  new: ({ id }: Customer) => `phone-new:${id}`,
};

function requireOther(customer: Customer, phoneText: string): string {
  const phone = requireMobile(phoneText);
  if (phone === customer.phone)
    throw badRequest('Проверьте поля формы.', [{ field: 'phone', message: 'Это ваш нынешний телефон.' }]);
  return phone;
}

/** Sends a code to the phone of the account and one to the new phone. Throws 400 for a phone that takes no messages, 429, 503. */
export async function sendPhoneCodes(context: ApiContext, customer: Customer, phoneText: string): Promise<CodeSent> {
  const phone = requireOther(customer, phoneText);
  const sender = { holdingId: customer.holdingId, address: context.callerAddress };
  const message = { kind: 'phone-code' as const, words: 'Код для смены телефона' };
  await sendSmsCode(context, sender, customer.phone, { ...message, purpose: purposes.old(customer) });
  return sendSmsCode(context, sender, phone, { ...message, purpose: purposes.new(customer) });
}

/**
 * Gives the account another phone when both codes are right; whoever else was signed in is out. Throws 400 at the field of
 * the wrong code, 409 for a phone that has an account of its own.
 */
export async function changePhone(
  context: ApiContext,
  customer: Customer,
  given: { phone: string; oldCode: string; newCode: string },
): Promise<void> {
  const phone = requireOther(customer, given.phone);
  const refused = await context.database.transaction(async (executor) => {
    // In one order everywhere, so that two who swap phones do not wait for each other.
    for (const one of [phone, customer.phone].sort()) await lockPhone(executor, one);
    const fresh: CodeOwner = { phone, purpose: purposes.new(customer) };
    const address = context.callerAddress;
    const known = await findCode(executor, fresh);
    const wrongNew = await useCode(executor, context.codeSecret, fresh, given.newCode, { address, field: 'newCode' });
    if (wrongNew) return wrongNew;
    const owner = { phone: customer.phone, purpose: purposes.old(customer) };
    const wrongOld = await useCode(executor, context.codeSecret, owner, given.oldCode, { address, field: 'oldCode' });
    if (wrongOld) {
      // The right code of the new phone stays right: only the other one is typed again.
      if (known) await restoreCode(executor, known.id);
      return wrongOld;
    }
    const [taken] = await executor.query('select 1 from customer where holding_id = $1 and phone = $2', [
      customer.holdingId,
      phone,
    ]);
    if (taken)
      return new ApiError('ALREADY_EXISTS', 'Телефон не\u00a0сменён.', {
        details: [{ field: 'phone', message: 'У\u00a0этого телефона есть свой кабинет.' }],
      });
    // What was asked under the old phone stays with the account.
    await executor.query(
      'update lead set customer_id = $1 where phone = $2 and holding_id = $3 and customer_id is null',
      [customer.id, customer.phone, customer.holdingId],
    );
    await executor.query('update customer set phone = $2, updated_at = now() where id = $1', [customer.id, phone]);
    await endSessions(executor, customer.id, { except: customer.sessionId, reason: 'phone-change' });
    await tellCustomer(executor, {
      customerId: customer.id,
      kind: 'security',
      title: 'Телефон изменён',
      text: 'Входить в\u00a0личный кабинет теперь нужно по\u00a0новому номеру. Сеансы на\u00a0других устройствах закончены.',
      href: '/lk/profile/',
    });
    await putIntoOutbox(executor, [
      {
        channel: 'sms',
        kind: 'account-notice',
        customerId: customer.id,
        recipient: customer.phone,
        body: 'В личном кабинете сменён телефон. Если это сделали не вы, позвоните нам.',
      },
    ]);
    return undefined;
  });
  if (refused) throw refused;
}
