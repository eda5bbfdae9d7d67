import { isLeadFormId, type LeadFormId } from '@showroom/domain/lead/lead-forms';
import { badRequest } from '../../http/api-error.ts';
import type { Holding, Holdings } from './read-holdings.ts';

export type OfferedForm = { holding: Holding; formId: LeadFormId };

/** A form and the holding that offers it; undefined where there is no such holding, or where it has no such form. */
export function findForm(holdings: Holdings, holdingId: number, formId: string): OfferedForm | undefined {
  const holding = holdings.get(holdingId);
  return holding && isLeadFormId(formId) && holding.forms.includes(formId) ? { holding, formId } : undefined;
}

/** The same for a form that is sent. @throws 400 that names the form */
export function requireForm(holdings: Holdings, holdingId: number, formId: string): OfferedForm {
  const form = findForm(holdings, holdingId, formId);
  if (!form) throw noSuchForm();
  return form;
}

export const noSuchForm = () =>
  badRequest('Запрос составлен неверно.', [{ field: 'formId', message: 'нет такой формы' }]);

/** A holding with facts. @throws 400 that names the holding */
export function requireHolding(holdings: Holdings, holdingId: number): Holding {
  const holding = holdings.get(holdingId);
  if (!holding) throw badRequest('Запрос составлен неверно.', [{ field: 'holdingId', message: 'нет такого холдинга' }]);
  return holding;
}
