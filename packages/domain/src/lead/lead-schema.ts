import * as v from 'valibot';
import { type CityCode, cityCodes } from '../city.ts';
import type { EmailTlds } from './email.ts';
import * as rules from './field-rules.ts';
import { moscowToday } from './lead-date.ts';
import type { LeadFieldName } from './lead-form.ts';
import { type LeadFormId, leadForms, leadReasons, leadTimes } from './lead-forms.data.ts';
import { leadMessages } from './messages.ts';

export type LeadSchemaOptions = {
  consentMode: 'spec' | 'separate';
  /** `spec` unless a deployment accepts other domains (PD-42). */
  emailTlds?: EmailTlds;
  /** The day in Moscow, `YYYY-MM-DD`. */
  today?: string;
  /** Prefilled data of the catalogue may hold a covered VIN of 11 characters; typed data may not. */
  maskedVin?: boolean;
};

/** Data of a lead as it is sent and stored: trimmed, phone as 11 digits, nothing empty, nothing that no form asks for. */
export type LeadData = Partial<
  Record<Exclude<LeadFieldName, 'manufactureYear' | 'totalTrip'> | 'dealerName' | 'clientSession', string>
> & {
  manufactureYear?: number;
  totalTrip?: number;
  vehicleId?: number;
  city?: CityCode;
  /** Ids of uploaded files. */
  files?: string[];
  policy?: true;
  consents?: { agreement: true; data: true; marketing: boolean };
  /** Version of the texts that were agreed to. */
  consentVersion?: string;
  robot?: string;
};

/** Whether the hidden field is filled: answer with success, store nothing. Ask before validating. */
export const isRobot = (formData: unknown): boolean =>
  typeof formData === 'object' && formData !== null && 'robot' in formData && Boolean(formData.robot);

/** Nothing typed: also the `+7` that a phone field puts there by itself. */
const isBlank = (text: string) => text === '' || text === '+7';

const field = (rule: rules.FieldRule, required: boolean) =>
  v.pipe(
    // A figure may arrive as one; what is missing is what is empty.
    v.optional(v.union([v.string(), v.number()], leadMessages.required), ''),
    v.rawTransform<string | number, string | number | undefined>(({ dataset, addIssue, NEVER }) => {
      const text = String(dataset.value).trim();
      if (isBlank(text) && !required) return undefined;
      const reading = isBlank(text) ? { error: leadMessages.required } : rule(text);
      if ('value' in reading) return reading.value;
      addIssue({ message: reading.error });
      return NEVER;
    }),
  );

const agreed = v.optional(v.literal(true, leadMessages.required), false as never);

const consentEntries = {
  spec: { policy: agreed, consentVersion: field(rules.shortText(32), false) },
  separate: {
    consents: v.optional(
      v.strictObject({ agreement: agreed, data: agreed, marketing: v.optional(v.boolean(), false) }),
      {} as never,
    ),
    consentVersion: field(rules.shortText(32), true),
  },
};

const ruleOf = (options: LeadSchemaOptions): Record<LeadFieldName, rules.FieldRule> => {
  const today = options.today ?? moscowToday();
  const code = rules.shortText(rules.lengthLimits.code);
  return {
    firstname: rules.personName,
    lastname: rules.personName,
    middlename: rules.personName,
    name: rules.personName,
    phone: rules.phone,
    email: rules.email(options.emailTlds ?? 'spec'),
    dealer: code,
    mark: code,
    model: code,
    stateNumber: rules.stateNumber,
    vin: rules.vin(options.maskedVin ?? false),
    manufactureYear: rules.integer(1900, Number(today.slice(0, 4))),
    totalTrip: rules.integer(0, 9_999_999),
    date: rules.bookingDate(today),
    time: rules.oneOf(leadTimes),
    reasons: rules.oneOf(leadReasons),
    comment: rules.shortText(rules.lengthLimits.comment),
  };
};

/**
 * Schema of the `formData` of a form (PRD-3, PRD-5), the same in the browser and on the server.
 * Strict: a key that the form does not declare is refused.
 */
export function leadSchema(formId: LeadFormId, options: LeadSchemaOptions): v.GenericSchema<unknown, LeadData> {
  const form = leadForms[formId];
  const byName = ruleOf(options);
  const context = Object.fromEntries(
    form.context.map((key) => [
      key,
      field(key === 'vehicleId' ? rules.integer(1, 999_999_999) : key === 'vin' ? rules.vin(true) : byName[key], false),
    ]),
  );
  const fields = Object.fromEntries(
    form.fields.map(({ name, required }) => [name, field(byName[name], required ?? false)]),
  );
  const hasDealer = 'dealer' in fields;
  const entries: v.ObjectEntries = {
    ...context,
    ...fields,
    ...(hasDealer ? { dealerName: field(rules.shortText(200), false) } : {}),
    city: field(rules.oneOf(cityCodes), false),
    clientSession: field(rules.shortText(200), false),
    robot: v.optional(v.string(), ''),
    ...consentEntries[options.consentMode],
  };
  const schema = v.pipe(
    v.strictObject(entries, (issue) => (issue.expected === 'never' ? leadMessages.unknown : leadMessages.required)),
    v.transform((data) =>
      Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== '')),
    ),
  );
  // Which keys there are depends on the declaration, which the type of a schema cannot follow.
  return schema as unknown as v.GenericSchema<unknown, LeadData>;
}
