import * as v from 'valibot';
import { type CityCode, cityCodes } from '../city.ts';
import type { companyFields } from './company-fields.ts';
import type { dealFields } from './deal-fields.ts';
import type { EmailTlds } from './email.ts';
import { code, type FieldRule, integer, oneOf, type Reading, type RuleContext, shortText, vin } from './field-rules.ts';
import type { insuranceFields } from './insurance-fields.ts';
import { moscowToday } from './lead-date.ts';
import { leadFileLimits, leadFileMessages } from './lead-files.ts';
import type { LeadContextKey, LeadFormDeclaration } from './lead-form.ts';
import { leadMessages } from './messages.ts';
import type { personFields } from './person-fields.ts';
import type { requestFields } from './request-fields.ts';
import type { vehicleFields } from './vehicle-fields.ts';

export type LeadSchemaOptions = {
  consentMode: 'spec' | 'separate';
  /** `spec` unless a deployment accepts other domains (PD-42). */
  emailTlds?: EmailTlds;
  /** The day in Moscow, `YYYY-MM-DD`. */
  today?: string;
  /** Prefilled data of the catalogue may hold a covered VIN of 11 characters; typed data may not. */
  maskedVin?: boolean;
};

type Fields = typeof personFields &
  typeof vehicleFields &
  typeof requestFields &
  typeof companyFields &
  typeof insuranceFields &
  typeof dealFields;
/** Keys of a lead that a visitor fills. */
export type LeadFieldName = keyof Fields;
type ValueOf<Field> = Field extends { rule: (...args: never[]) => Reading<infer Value> } ? Value : never;

/** Data of a lead as it is sent and stored: trimmed, phone as 11 digits, nothing empty, nothing that no form asks for. */
export type LeadData = { [Name in LeadFieldName]?: ValueOf<Fields[Name]> } & {
  dealerName?: string;
  clientSession?: string;
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

const field = (rule: FieldRule, context: RuleContext, required = false) =>
  v.pipe(
    // A figure may arrive as one; what is missing is what is empty.
    v.optional(v.union([v.string(), v.number()], leadMessages.required), ''),
    v.rawTransform<string | number, string | number | undefined>(({ dataset, addIssue, NEVER }) => {
      const text = String(dataset.value).trim();
      if (isBlank(text) && !required) return undefined;
      const reading = isBlank(text) ? { error: leadMessages.required } : rule(text, context);
      if ('value' in reading) return reading.value;
      addIssue({ message: reading.error });
      return NEVER;
    }),
  );

const mayAgree = v.optional(v.boolean(), false);
const agreed = v.optional(v.literal(true, leadMessages.required), false as never);

const fileIds = v.pipe(
  v.array(v.pipe(v.string(), v.uuid(leadFileMessages.lost)), leadFileMessages.lost),
  v.maxLength(leadFileLimits.count, leadFileMessages.count),
);

/** Whoever leaves a way to reach him gives personal data, and only then consent is needed. */
const saysWho = ({ name, firstname, lastname, phone, email }: Record<string, unknown>): boolean =>
  [name, firstname, lastname, phone, email].some((value) => value !== undefined);

const consentEntries = (
  mode: LeadSchemaOptions['consentMode'],
  context: RuleContext,
  isAnonymous: boolean,
): v.ObjectEntries => {
  const version = shortText(32);
  if (isAnonymous && mode === 'spec') return { policy: mayAgree, consentVersion: field(version, context) };
  if (isAnonymous) {
    const consents = v.strictObject({ agreement: mayAgree, data: mayAgree, marketing: mayAgree });
    return { consents: v.optional(consents), consentVersion: field(version, context) };
  }
  if (mode === 'spec') return { policy: agreed, consentVersion: field(version, context) };
  return {
    consents: v.optional(
      v.strictObject({ agreement: agreed, data: agreed, marketing: v.optional(v.boolean(), false) }),
      {} as never,
    ),
    consentVersion: field(version, context, true),
  };
};

/** An anonymous lead is stored without consents; one that says who sent it needs them, at the boxes that are missing. */
const consentOfNamed = (mode: LeadSchemaOptions['consentMode']) =>
  v.rawTransform<Record<string, unknown>, Record<string, unknown>>(({ dataset, addIssue }) => {
    const { policy, consents, ...data } = dataset.value;
    if (!saysWho(data)) return data;
    const boxes: Record<string, unknown> = mode === 'spec' ? { policy } : { ...(consents as object | undefined) };
    for (const key of mode === 'spec' ? ['policy'] : ['agreement', 'data']) {
      if (boxes[key] === true) continue;
      const at = { type: 'object', origin: 'value', input: boxes, key, value: boxes[key] } as const;
      addIssue({ message: leadMessages.required, path: [at] });
    }
    return dataset.value;
  });

/** Rules of what the page adds unseen; a covered VIN may come from the catalogue. */
const contextRules: Record<LeadContextKey, FieldRule> = {
  mark: code,
  model: code,
  vin: (text, context) => vin(text, { ...context, maskedVin: true }),
  // Vehicles of feeds begin at a thousand million.
  vehicleId: integer(1, 2_147_483_647),
};

/**
 * Schema of the `formData` of a form (PRD-3, PRD-5), the same in the browser and on the server. Strict: a key that the
 * form does not declare is refused.
 */
export function leadSchema(form: LeadFormDeclaration, options: LeadSchemaOptions): v.GenericSchema<unknown, LeadData> {
  const { today = moscowToday(), emailTlds = 'spec', maskedVin = false, consentMode } = options;
  const context: RuleContext = { today, emailTlds, maskedVin };
  const fields = Object.fromEntries(
    form.fields.map(({ name, rule, required }) => [name, field(rule, context, required)]),
  );
  const entries: v.ObjectEntries = {
    ...Object.fromEntries(form.context.map((key) => [key, field(contextRules[key], context)])),
    ...fields,
    ...('dealer' in fields ? { dealerName: field(shortText(200), context) } : {}),
    city: field(oneOf(cityCodes), context),
    clientSession: field(shortText(200), context),
    robot: v.optional(v.string(), ''),
    ...(form.files ? { files: v.optional(fileIds) } : {}),
    ...consentEntries(consentMode, context, form.isAnonymous ?? false),
  };
  const given = v.pipe(
    v.strictObject(entries, (issue) => (issue.expected === 'never' ? leadMessages.unknown : leadMessages.required)),
    v.transform((data) =>
      Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== '')),
    ),
  );
  const schema = form.isAnonymous ? v.pipe(given, consentOfNamed(consentMode)) : given;
  // Which keys there are depends on the declaration, which the type of a schema cannot follow.
  return schema as unknown as v.GenericSchema<unknown, LeadData>;
}
