import type { LeadFormId } from '@showroom/domain/lead/lead-forms';

/** The form that a vehicle's history is asked for with; a holding without it sends no codes. */
export const reportForm: LeadFormId = 'form_catalog_report';
