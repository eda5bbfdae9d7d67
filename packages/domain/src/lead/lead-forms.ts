import { arrivalForm } from './forms/arrival-form.ts';
import { callbackForm } from './forms/callback-form.ts';
import { candidateForm } from './forms/candidate-form.ts';
import { complianceForm } from './forms/compliance-form.ts';
import { creditForm } from './forms/credit-form.ts';
import { eventForm } from './forms/event-form.ts';
import { feedbackForm } from './forms/feedback-form.ts';
import { reportForm } from './forms/report-form.ts';
import { serviceOnlineForm } from './forms/service-online-form.ts';
import { testDriveForm } from './forms/test-drive-form.ts';
import { tradeInForm } from './forms/trade-in-form.ts';
import type { LeadFormDeclaration } from './lead-form.ts';

const forms = [
  testDriveForm,
  feedbackForm,
  creditForm,
  tradeInForm,
  callbackForm,
  arrivalForm,
  reportForm,
  candidateForm,
  complianceForm,
  eventForm,
  serviceOnlineForm,
];
export type LeadFormId = (typeof forms)[number]['id'];

/** Every form of the sites, for the server that takes them. A browser imports the one form that it shows. */
export const leadForms = Object.fromEntries(forms.map((form) => [form.id, form])) as Readonly<
  Record<LeadFormId, LeadFormDeclaration<LeadFormId>>
>;

export const isLeadFormId = (value: unknown): value is LeadFormId =>
  typeof value === 'string' && Object.hasOwn(leadForms, value);
