import type { MatterDialog } from '../dialogs.ts';
import type { LeadFormId } from './lead-forms.ts';

/**
 * Which form a dialog shows: a site that does not offer the form has no use for the dialog. For servers; a browser imports
 * the form itself.
 */
export const dialogForms = {
  testdrive: 'form_testdrive',
  history: 'form_catalog_report',
  'on-sale-soon': 'form_on_sale_soon',
  credit: 'form_credit',
  'mark-arrival': 'form_on_sale_soon',
  candidate: 'form_about_feedback',
  compliance: 'form_compliance',
  event: 'form_event',
  'trade-in': 'form_trade_in',
  callback: 'form_callback',
  feedback: 'form_feedback',
  'service-feedback': 'form_service_feedback',
  'about-feedback': 'form_about',
  service: 'form_service',
  stock: 'form_stock',
  insurance: 'form_insurance',
  'insurance-extended': 'form_insurance_extended',
  'insurance-renewal': 'form_insurance_renewal',
  'insurance-claim': 'form_insurance_claim',
  parts: 'form_parts',
  'accessories-fitting': 'form_accessories_fitting',
  'store-order': 'form_store_order',
  loyalty: 'form_loyalty',
  finance: 'form_finance',
  commission: 'form_commission',
  corporate: 'form_corporate',
  fleet: 'form_fleet',
  leasing: 'form_leasing',
  commercial: 'form_commercial',
  subscription: 'form_subscription',
  reservation: 'form_reservation',
  deposit: 'form_reservation',
} as const satisfies Readonly<Record<MatterDialog, LeadFormId>>;
