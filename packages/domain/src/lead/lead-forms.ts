import { aboutFeedbackForm } from './forms/about-feedback-form.ts';
import { accessoriesFittingForm } from './forms/accessories-fitting-form.ts';
import { arrivalForm } from './forms/arrival-form.ts';
import { callbackForm } from './forms/callback-form.ts';
import { candidateForm } from './forms/candidate-form.ts';
import { commercialForm } from './forms/commercial-form.ts';
import { commissionForm } from './forms/commission-form.ts';
import { complianceForm } from './forms/compliance-form.ts';
import { corporateForm } from './forms/corporate-form.ts';
import { creditForm } from './forms/credit-form.ts';
import { eventForm } from './forms/event-form.ts';
import { feedbackForm } from './forms/feedback-form.ts';
import { financeForm } from './forms/finance-form.ts';
import { fleetForm } from './forms/fleet-form.ts';
import { insuranceClaimForm } from './forms/insurance-claim-form.ts';
import { insuranceExtendedForm } from './forms/insurance-extended-form.ts';
import { insuranceForm } from './forms/insurance-form.ts';
import { insuranceRenewalForm } from './forms/insurance-renewal-form.ts';
import { leasingForm } from './forms/leasing-form.ts';
import { loyaltyForm } from './forms/loyalty-form.ts';
import { partsForm } from './forms/parts-form.ts';
import { reportForm } from './forms/report-form.ts';
import { reservationForm } from './forms/reservation-form.ts';
import { serviceFeedbackForm } from './forms/service-feedback-form.ts';
import { serviceForm } from './forms/service-form.ts';
import { serviceOnlineForm } from './forms/service-online-form.ts';
import { stockForm } from './forms/stock-form.ts';
import { storeOrderForm } from './forms/store-order-form.ts';
import { subscriptionForm } from './forms/subscription-form.ts';
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
  serviceFeedbackForm,
  aboutFeedbackForm,
  serviceForm,
  stockForm,
  insuranceForm,
  insuranceExtendedForm,
  insuranceRenewalForm,
  insuranceClaimForm,
  partsForm,
  accessoriesFittingForm,
  storeOrderForm,
  loyaltyForm,
  financeForm,
  commissionForm,
  corporateForm,
  fleetForm,
  leasingForm,
  commercialForm,
  subscriptionForm,
  reservationForm,
  serviceOnlineForm,
];
export type LeadFormId = (typeof forms)[number]['id'];

/** Every form of the sites, for the server that takes them. A browser imports the one form that it shows. */
export const leadForms = Object.fromEntries(forms.map((form) => [form.id, form])) as Readonly<
  Record<LeadFormId, LeadFormDeclaration<LeadFormId>>
>;

export const isLeadFormId = (value: unknown): value is LeadFormId =>
  typeof value === 'string' && Object.hasOwn(leadForms, value);
