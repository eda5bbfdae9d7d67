import { consentVersion } from '@showroom/domain/lead/consent';
import type { ChoiceControl, FormField } from '@showroom/domain/lead/lead-field';
import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadFieldName } from '@showroom/domain/lead/lead-schema';
import { maskStateNumber } from '@showroom/domain/lead/masks';
import { parsePhone, phoneFieldText } from '@showroom/domain/lead/phone-number';
import { parseVin } from '@showroom/domain/lead/vin';
import { formatNumber } from '@showroom/ui/format';
import type { LeadDealer, LeadFormProps, LeadInit, LeadPrefill } from './lead-form-props.ts';

/** What stands in the fields, as shown. */
export type LeadValues = Partial<Record<LeadFieldName | 'robot', string>> &
  Partial<Record<'policy' | 'agreement' | 'data' | 'marketing', boolean>>;

export const consentNames = ['policy', 'agreement', 'data', 'marketing'] as const;

/** Forms are made of the tables of fields alone; their type keeps the names as text. */
export const nameOf = ({ name }: Pick<FormField, 'name'>): LeadFieldName => name as LeadFieldName;

/** Options of a choice: the one reason that the page asks for, else all (PRD-3, PD-61). */
export function optionsOf({ name, options }: FormField & ChoiceControl, init: LeadInit): readonly string[] {
  const asked = name === 'reasons' ? options.find((option) => option === init.reasons) : undefined;
  return asked === undefined ? options : [asked];
}

/** The reason that the page asks for, where the form has such a field and such a reason. */
function askedReason({ fields }: LeadFormDeclaration, init: LeadInit): string | undefined {
  const field = fields.find(({ name }) => name === 'reasons');
  const [only, ...others] = field?.control === 'choice' ? optionsOf(field, init) : [];
  return others.length === 0 ? only : undefined;
}

/** What the page gave, by the keys of a lead. */
function initValues(form: LeadFormDeclaration, init: LeadInit): LeadValues {
  const reasons = askedReason(form, init);
  return {
    ...(init.markCode ? { mark: init.markCode } : {}),
    ...(init.modelCode ? { model: init.modelCode } : {}),
    ...(init.VIN ? { vin: init.VIN } : {}),
    ...(init.stateNumber ? { stateNumber: maskStateNumber(init.stateNumber) } : {}),
    ...(init.manufactureYear ? { manufactureYear: String(init.manufactureYear) } : {}),
    ...(init.totalTrip === undefined ? {} : { totalTrip: formatNumber(init.totalTrip) }),
    ...(typeof init.dealerCode === 'string' ? { dealer: init.dealerCode } : {}),
    ...(init.comment ? { comment: init.comment } : {}),
    ...(init.wanted ? { wanted: init.wanted } : {}),
    ...(init.position ? { position: init.position } : {}),
    ...(init.accessory ? { accessory: init.accessory } : {}),
    ...(reasons ? { reasons } : {}),
  };
}

/** Fields that are asked for: what the page gave as context is not. */
export function visibleFields(form: LeadFormDeclaration, init: LeadInit): readonly FormField[] {
  const given = initValues(form, init);
  return form.fields.filter((field) => !(given[nameOf(field)] && form.context.some((key) => key === field.name)));
}

/** What is known before anything is typed: of the visitor and of the page. */
export const knownValues = (form: LeadFormDeclaration, init: LeadInit, prefill: LeadPrefill): LeadValues => ({
  ...prefillValues(prefill),
  ...initValues(form, init),
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
  const values: LeadValues = { ...prefillValues(prefill), ...draft, ...initValues(form, init) };
  // A covered VIN cannot be typed on; it only travels along as context.
  if (values.vin && !parseVin(values.vin)) values.vin = '';
  const fields = Object.fromEntries(form.fields.map((field) => [field.name, values[nameOf(field)] ?? '']));
  return { ...fields, robot: '', policy: false, agreement: false, data: false, marketing: false };
}

/** `formData` of a lead, not yet checked: what the form declares and nothing else. */
export function toFormData(
  form: LeadFormDeclaration,
  values: LeadValues,
  { init = {}, city, consentMode }: Pick<LeadFormProps, 'init' | 'city' | 'consentMode'>,
  dealers: readonly LeadDealer[],
): Record<string, unknown> {
  const given = { ...initValues(form, init), vehicleId: init.vehicleId };
  const context = form.context.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]] as const]));
  const fields = visibleFields(form, init).map((field) => [field.name, values[nameOf(field)] ?? ''] as const);
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
