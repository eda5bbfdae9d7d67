import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { type Customer, requireCustomer } from '../account/require-customer.ts';
import { exportSubject, subjectOfCustomer } from '../personal-data/subject.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { emailTokenLimits, exportLimit } from '../rate-limits/limits.data.ts';
import { askDeletion, cancelDeletion } from './deletion.ts';
import { confirmEmail, sendEmailLink } from './email.ts';
import { putMarketing } from './marketing.ts';
import { changePhone, sendPhoneCodes } from './phone.ts';
import { readProfile } from './read-profile.ts';

const ownerOf = (context: ApiContext, { headers, query }: OwnCall): Promise<Customer> =>
  requireCustomer(context, headers.authorization, query.holdingId);

/** The data of a table's rows, without the order that a database gives them. */
async function exportOwn({ database }: ApiContext, customer: Customer) {
  await consumeAll(database, [{ limit: exportLimit, subject: customer.id }]);
  const subject = await subjectOfCustomer(database, customer.id);
  const tables = subject ? await exportSubject(database, subject) : {};
  return { exportedAt: new Date().toISOString(), tables: tables as Record<string, Record<string, unknown>[]> };
}

export const profileRoutes = {
  get: api.profile.get.handler(async ({ input, context }) =>
    readProfile(context.database, await ownerOf(context, input)),
  ),
  sendEmail: api.profile.sendEmail.handler(async ({ input, context }) => {
    const customer = await ownerOf(context, input);
    await sendEmailLink(context, customer, input.body.email);
    return readProfile(context.database, customer);
  }),
  confirmEmail: api.profile.confirmEmail.handler(async ({ input: { query, body }, context }) => {
    await consumeAll(context.database, addressClaims(emailTokenLimits, context.callerAddress));
    await confirmEmail(context, query.holdingId, body.token);
    return { isDone: true as const };
  }),
  sendPhoneCodes: api.profile.sendPhoneCodes.handler(async ({ input, context }) =>
    sendPhoneCodes(context, await ownerOf(context, input), input.body.phone),
  ),
  changePhone: api.profile.changePhone.handler(async ({ input, context }) => {
    const customer = await ownerOf(context, input);
    await changePhone(context, customer, input.body);
    return readProfile(context.database, customer);
  }),
  putMarketing: api.profile.putMarketing.handler(async ({ input, context }) => {
    const customer = await ownerOf(context, input);
    await putMarketing(context, customer, input.body);
    return readProfile(context.database, customer);
  }),
  export: api.profile.export.handler(async ({ input, context }) => exportOwn(context, await ownerOf(context, input))),
  askDeletion: api.profile.askDeletion.handler(async ({ input, context }) => {
    const customer = await ownerOf(context, input);
    await askDeletion(context.database, customer);
    return readProfile(context.database, customer);
  }),
  cancelDeletion: api.profile.cancelDeletion.handler(async ({ input, context }) => {
    const customer = await ownerOf(context, input);
    await cancelDeletion(context.database, customer);
    return readProfile(context.database, customer);
  }),
};
