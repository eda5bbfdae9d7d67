import { consentVersion } from '@showroom/domain/lead/consent';
import type { LeadFieldName, LeadFieldRow, LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import { leadReasons } from '@showroom/domain/lead/lead-forms';
import { parsePhone, phoneFieldText } from '@showroom/domain/lead/phone-number';
import { parseVin } from '@showroom/domain/lead/vin';
import { formatNumber } from '@showroom/ui/format';
import { maskStateNumber } from '../mask/masks.ts';
import type { LeadDealer, LeadFormProps, LeadInit, LeadPrefill } from './lead-form-props.ts';

/** What stands in the fields, as shown. */
export type LeadValues = Partial<Record<LeadFieldName | 'robot', string>> &
  Partial<Record<'policy' | 'agreement' | 'data' | 'marketing', boolean>>;

export const consentNames = ['policy', 'agreement', 'data', 'marketing'] as const;

/** What the page gave, by the keys of a lead. */
function initValues(init: LeadInit): LeadValues {
  return {
    ...(init.markCode ? { mark: init.markCode } : {}),
    ...(init.modelCode ? { model: init.modelCode } : {}),
    ...(init.VIN ? { vin: init.VIN } : {}),
    ...(init.stateNumber ? { stateNumber: maskStateNumber(init.stateNumber) } : {}),
    ...(init.manufactureYear ? { manufactureYear: String(init.manufactureYear) } : {}),
    ...(init.totalTrip === undefined ? {} : { totalTrip: formatNumber(init.totalTrip) }),
    ...(typeof init.dealerCode === 'string' ? { dealer: init.dealerCode } : {}),
    ...(reasonsFor(init).length === 1 ? { reasons: init.reasons } : {}),
  };
}

/** The reason that the page asks for alone, else all five (PRD-3; PD-61). */
export function reasonsFor(init: LeadInit): readonly string[] {
  return leadReasons.some((reason) => reason === init.reasons) && init.reasons ? [init.reasons] : leadReasons;
}

/** Fields that are asked for: what the page gave as context is not. */
export function visibleFields(form: LeadFormDeclaration, init: LeadInit): readonly LeadFieldRow[] {
  const given = initValues(init);
  return form.fields.filter(({ name }) => !(given[name] && form.context.some((key) => key === name)));
}

/** What is known before anything is typed: of the visitor and of the page. */
export const knownValues = (init: LeadInit, prefill: LeadPrefill): LeadValues => ({
  ...prefillValues(prefill),
  ...initValues(init),
});

/** What is known of the visitor, as the fields show it. */
export function prefillValues(prefill: LeadPrefill): LeadValues {
  const { phone, ...rest } = prefill;
  return phone ? { ...rest, phone: phoneFieldText(parsePhone(phone) ?? '') } : rest;
}

/** First values of a form: empty, then of the visitor, then typed before in this page, then of the opener. No box is ticked. */
export function firstValues(
  form: LeadFormDeclaration,
  init: LeadInit,
  prefill: LeadPrefill,
  draft: LeadValues,
): LeadValues {
  const values: LeadValues = { ...prefillValues(prefill), ...draft, ...initValues(init) };
  // A covered VIN cannot be typed on; it only travels along as context.
  if (values.vin && !parseVin(values.vin)) values.vin = '';
  const fields = Object.fromEntries(form.fields.map(({ name }) => [name, values[name] ?? '']));
  return { ...fields, robot: '', policy: false, agreement: false, data: false, marketing: false };
}

/** `formData` of a lead, not yet checked: what the form declares and nothing else. */
export function toFormData(
  form: LeadFormDeclaration,
  values: LeadValues,
  { init = {}, city, consentMode }: Pick<LeadFormProps, 'init' | 'city' | 'consentMode'>,
  dealers: readonly LeadDealer[],
): Record<string, unknown> {
  const given = { ...initValues(init), vehicleId: init.vehicleId };
  const context = form.context.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]] as const]));
  const fields = visibleFields(form, init).map(({ name }) => [name, values[name] ?? ''] as const);
  const dealerName = dealers.find(({ code }) => code === values.dealer)?.nameRu;
  const { policy, agreement, data, marketing, robot } = values;
  return {
    ...Object.fromEntries([...context, ...fields]),
    ...(dealerName ? { dealerName } : {}),
    ...(city ? { city } : {}),
    ...(robot ? { robot } : {}),
    ...(consentMode === 'spec' ? { policy } : { consents: { agreement, data, marketing: marketing ?? false } }),
    consentVersion,
  };
}
