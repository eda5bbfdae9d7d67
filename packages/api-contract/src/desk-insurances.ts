import { policyKinds } from '@showroom/domain/account/insurance-policy';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import { isoDay, ownFile, sentFile } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { insurancePolicy } from './insurances.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const id = v.pipe(v.string(), v.maxLength(64));
const params = v.object({ id });
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'Заполните поле.'), v.maxLength(most));
const phone = v.pipe(v.string(), v.regex(/^7\d{10}$/, 'Телефон\u00a0— 11 цифр, первая 7.'));
/** Kopecks. */
const premium = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000_000)));
const number = v.nullable(text(40));

export const deskPolicies = v.object({
  customer: v.string(),
  items: v.array(
    v.object({
      ...insurancePolicy.entries,
      documents: v.array(ownFile),
      isRenewable: v.boolean(),
      isEndable: v.boolean(),
    }),
  ),
});
export type DeskPolicies = v.InferOutput<typeof deskPolicies>;
export type DeskPolicy = DeskPolicies['items'][number];

const staff = deskCall({ roles: 'ролей sales и\u00a0service' });

/** Policies of a customer as the staff keep them. Every call answers all of that customer's. */
export const deskInsurancesContract = {
  list: staff('GET', '/reports/insurances', 'Полисы клиента с этим телефоном')
    .input(v.object({ headers, query: v.strictObject({ holdingId, phone }) }))
    .output(deskPolicies),
  add: staff('POST', '/reports/insurances', 'Завести полис; без номера он оформляется')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({
          phone,
          kind: v.picklist(codesOf(policyKinds)),
          number,
          insurer: text(100),
          vehicle: v.nullable(text(120)),
          startsOn: isoDay,
          endsOn: isoDay,
          premium,
          /** The same in every attempt. */
          key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
        }),
      }),
    )
    .output(deskPolicies),
  renew: staff('POST', '/reports/insurances/{id}/term', 'Продлить полис или ввести в\u00a0действие')
    .input(
      v.object({
        headers,
        params,
        query: own,
        body: v.strictObject({ number: text(40), startsOn: isoDay, endsOn: isoDay, premium }),
      }),
    )
    .output(deskPolicies),
  end: staff('POST', '/reports/insurances/{id}/end', 'Расторгнуть полис')
    .input(v.object({ headers, params, query: own }))
    .output(deskPolicies),
  upload: staff('POST', '/reports/insurance-documents', 'Приложить документ полиса (multipart/form-data, поле file)')
    .input(v.object({ headers, query: v.strictObject({ holdingId, policy: id }), body: sentFile }))
    .output(deskPolicies),
};
