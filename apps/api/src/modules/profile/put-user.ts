import type { User } from '@showroom/api-contract/account';
import type { ErrorEnvelope } from '@showroom/api-contract/error';
import { email, personName } from '@showroom/domain/lead/field-rules';
import { leadMessages } from '@showroom/domain/lead/messages';
import { badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import type { Customer } from '../account/require-customer.ts';
import { readUser } from '../account/user.ts';
import { requireHolding } from '../holdings/require-form.ts';
import { isLinkSent, putEmailLink } from './email.ts';

type Given = {
  firstName: string;
  lastName?: string | undefined;
  middleName?: string | undefined;
  email?: string | undefined;
  consents?: { [Kind in ConsentKind]?: boolean | undefined } | undefined;
  consentVersion?: string | undefined;
};
type ConsentKind = 'policy' | 'agreement' | 'data' | 'marketing';

type Text = 'firstName' | 'lastName' | 'middleName' | 'email';

/** The fields by the rules of every form. Throws 400 that names what is wrong. */
function checkNames(given: Given): Record<Text, string | null> {
  const details: ErrorEnvelope['details'] = [];
  const read = (field: Text): string | null => {
    const text = given[field]?.trim() ?? '';
    if (text === '') {
      if (field === 'firstName') details.push({ field, message: leadMessages.required });
      return null;
    }
    const reading = (field === 'email' ? email : personName)(text, { emailTlds: 'spec', today: '', maskedVin: false });
    if ('value' in reading) return String(reading.value);
    details.push({ field, message: reading.error });
    return null;
  };
  const values = {
    firstName: read('firstName'),
    lastName: read('lastName'),
    middleName: read('middleName'),
    email: read('email'),
  };
  if (details.length > 0) throw badRequest('Проверьте поля формы.', details);
  return values;
}

const required = { spec: ['policy'], separate: ['agreement', 'data'] } as const;

/** The consents that a form of this holding gives. Throws 400 for one that is missing. */
function checkConsents({ consents }: Given, mode: 'spec' | 'separate'): ConsentKind[] {
  const details = required[mode]
    .filter((kind) => consents?.[kind] !== true)
    .map((field) => ({ field, message: leadMessages.required }));
  if (details.length > 0) throw badRequest('Проверьте поля формы.', details);
  return [...required[mode], ...(consents?.marketing === true ? (['marketing'] as const) : [])];
}

/**
 * Stores names, and whatever is agreed to with the version of its text. Without a first consent nothing is stored; once given it
 * need not be repeated. An address that nobody has confirmed is sent its link, as the form promises; sent again it is not, while
 * that link holds. Throws 400, 429 after five links an hour.
 */
export async function putUser(context: ApiContext, customer: Customer, given: Given): Promise<User> {
  const names = checkNames(given);
  const holding = requireHolding(context.holdings, customer.holdingId);
  return context.database.transaction(async (executor) => {
    const [agreed] = await executor.query(
      `select 1 from customer_consent where customer_id = $1 and withdrawn_at is null and kind in ('policy', 'data') limit 1`,
      [customer.id],
    );
    const kinds = agreed && given.consents === undefined ? [] : checkConsents(given, holding.consentMode);
    if (kinds.length > 0 && given.consentVersion === undefined)
      throw badRequest('Проверьте поля формы.', [{ field: 'consentVersion', message: leadMessages.required }]);
    await executor.query(
      `insert into customer_consent (customer_id, kind, text_version, ip)
       select $1, kind, $3, $4 from unnest($2::text[]) as given (kind)
       where not exists (select 1 from customer_consent c where c.customer_id = $1 and c.kind = given.kind
         and c.text_version = $3 and c.withdrawn_at is null)`,
      [customer.id, kinds, given.consentVersion ?? '', context.callerAddress ?? null],
    );
    await executor.query(
      `update customer set first_name = $2, last_name = $3, middle_name = $4, updated_at = now(),
         email = coalesce($5, email),
         email_confirmed_at = case when $5::text is null or $5 = email then email_confirmed_at end
       where id = $1`,
      [customer.id, names.firstName, names.lastName, names.middleName, names.email],
    );
    const user = await readUser(executor, customer);
    if (names.email !== null && !user.isEmailConfirmed && !(await isLinkSent(executor, customer.id, names.email)))
      await putEmailLink(executor, holding, customer.id, names.email);
    return user;
  });
}
