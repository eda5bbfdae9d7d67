import type { CityCode } from '@showroom/domain/city';
import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadData, LeadSchemaOptions } from '@showroom/domain/lead/lead-schema';
import type { Department } from '@showroom/domain/vehicle';
import type { ReactNode } from 'react';

/** A dealer of `GET /dealers/short`. */
export type LeadDealer = { code: string; nameRu: string };

/** What the page that opens a form knows already (PRD-3: form init data). */
export type LeadInit = {
  /** Shown above the fields: «BMW X5, 2024». */
  title?: string;
  vehicleId?: number;
  markCode?: string;
  modelCode?: string;
  VIN?: string;
  /** Kilometres. */
  totalTrip?: number;
  manufactureYear?: number;
  stateNumber?: string;
  /** One code: preselected. Several: the list is narrowed to them. */
  dealerCode?: string | readonly string[];
  /** The list itself: then none is loaded. */
  dealers?: readonly LeadDealer[];
  /** Only this reason is offered, and preselected; unknown → all of them. */
  reasons?: string;
  /** What the comment begins with: a calculation that led to the form. */
  comment?: string;
  /** What is wanted, in words: the vehicle whose page led to the form. */
  wanted?: string;
  /** The vacancy that an applicant pressed. */
  position?: string;
  /** The item of the shop that was looked at. */
  accessory?: string;
};

/** What is known of a signed-in visitor; it outlives a sent form. The phone in any written form. */
export type LeadPrefill = Partial<Record<'firstname' | 'lastname' | 'middlename' | 'name' | 'phone' | 'email', string>>;

export type LeadResult =
  /** Stored; `number` is what the visitor may quote. */
  | { ok: true; number: string; promise?: string; statusHref?: string }
  /** Field → message; a field of another name is shown beside the button. */
  | { fieldErrors: Readonly<Record<string, string>> }
  /** Not stored, or not known to be: everything typed stays and the visitor may try again. */
  | { failed: true; message?: string };

export type SmsResult =
  /** Sent; another may be asked for in `resendIn` seconds. */
  { sent: true; resendIn: number } | Exclude<LeadResult, { ok: true }>;

/** A file that was taken, or what is said against it. */
export type UploadFile = (file: File, signal: AbortSignal) => Promise<{ id: string } | { error: string }>;

export type LeadSendOptions = {
  /** The same for every attempt to send the same data: goes out as `Idempotency-Key`. */
  idempotencyKey: string;
  /** Of the `sms` step. */
  smsCode?: string;
};

export type LeadFormProps = {
  /** The form's own object: `testDriveForm` of `@showroom/domain/lead/test-drive-form`. */
  form: LeadFormDeclaration;
  init?: LeadInit | undefined;
  prefill?: LeadPrefill | undefined;
  city?: CityCode | undefined;
  consentMode: LeadSchemaOptions['consentMode'];
  emailTlds?: LeadSchemaOptions['emailTlds'];
  /** Title of a failure, where what is sent is no request. */
  failureTitle?: string | undefined;
  /** Company phone as digits, offered when sending fails. */
  companyPhone?: string | undefined;
  /** Choices of the mark; without them the mark is typed. */
  marks?: readonly { code: string; name: string }[] | undefined;
  /** Needed by forms that ask for a dealer, unless `init.dealers` is given. Rejects on failure. */
  loadDealers?: ((query: { department?: Department; markCode?: string }) => Promise<readonly LeadDealer[]>) | undefined;
  /** Sends checked and normalised data. Must settle (give it a timeout); a rejection counts as `failed`. */
  send: (data: LeadData, options: LeadSendOptions) => Promise<LeadResult>;
  /** Drawn after the fields: what depends on the centre and the mark that were chosen (codes; '' while none is). */
  after?: ((chosen: { dealer: string; mark: string }) => ReactNode) | undefined;
  /** What the page asks for beside the fields, outside the declaration. */
  beside?: {
    /** Names of what is missing: they are listed with the wrong fields, and nothing is sent before there are none. */
    missing: readonly string[];
    /** After each press; `isAlone`: the fields themselves are right, so the focus is the page's to place. */
    onTried: (isAlone: boolean) => void;
  };
  /** Sends one file; needed by forms that take files. Never rejects. */
  upload?: UploadFile | undefined;
  /** Sends the SMS code; needed by forms with an `sms` step. */
  sendSms?: ((data: LeadData) => Promise<SmsResult>) | undefined;
  /** After a stored lead, for counters and goals. */
  onSent?: ((data: LeadData, number: string) => void) | undefined;
  /** «Закрыть» of the success block. The form is back at its first step by then. */
  onClose?: (() => void) | undefined;
};
