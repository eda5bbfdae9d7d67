import type { ErrorEnvelope } from '@showroom/api-contract/error';
import type { LeadRequest } from '@showroom/api-contract/lead';
import { type LeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { type LeadData, leadSchema } from '@showroom/domain/lead/lead-schema';
import { leadMessages } from '@showroom/domain/lead/messages';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { cleanFieldName } from '../../http/field-errors.ts';
import { pagePath } from './page-path.ts';
import { findLeadDealer, findVehicleName, type LeadDealer } from './queries.ts';

type Details = ErrorEnvelope['details'];

/** A lead whose every word was held against the form's rules and this holding's own things. */
export type CheckedLead = {
  formId: LeadFormId;
  formUrl: string;
  consentMode: 'spec' | 'separate';
  data: LeadData & { phone: string };
  dealer: LeadDealer | undefined;
  vehicleName: string | undefined;
};

/**
 * Checks a lead as the browser did, and that its dealer and vehicle are the holding's. Throws 400 whose details name
 * the form's own fields.
 */
export async function checkLead(
  db: Executor,
  holdingId: number,
  formId: LeadFormId,
  { formUrl, formData }: Pick<LeadRequest, 'formUrl' | 'formData'>,
): Promise<CheckedLead> {
  const consentMode = 'consents' in formData ? 'separate' : 'spec';
  const path = pagePath(formUrl);
  const result = v.safeParse(leadSchema(leadForms[formId], { consentMode }), formData);
  const details: Details = result.success ? [] : toDetails(result.issues);
  if (path === undefined) details.push({ field: 'formUrl', message: 'нужен путь страницы этого сайта' });
  if (!result.success || path === undefined) throw refuse(details);
  const { phone, ...rest } = result.output;
  // Every form of the table asks for a phone; one that does not could not be answered.
  if (phone === undefined) throw refuse([{ field: 'phone', message: leadMessages.required }]);
  const data = { ...rest, phone };
  const [dealer, vehicleName] = await Promise.all([
    data.dealer === undefined ? undefined : findLeadDealer(db, holdingId, data.dealer),
    data.vehicleId === undefined ? undefined : findVehicleName(db, holdingId, data.vehicleId),
  ]);
  if (data.dealer !== undefined && dealer === undefined)
    details.push({ field: 'dealer', message: leadMessages.choice });
  if (data.vehicleId !== undefined && vehicleName === undefined) {
    details.push({ field: 'vehicleId', message: 'нет такого автомобиля' });
  }
  if (details.length > 0) throw refuse(details);
  return { formId, formUrl: path, consentMode, data, dealer, vehicleName };
}

const refuse = (details: Details) => badRequest('Проверьте поля формы.', details);

/** The rules' own messages are fit for a visitor; what valibot says by itself quotes the input. */
function toDetails(issues: readonly v.BaseIssue<unknown>[]): Details {
  return issues.slice(0, 40).map((issue) => ({
    field: cleanFieldName(v.getDotPath(issue) ?? 'formData'),
    message: issue.message.startsWith('Invalid') ? leadMessages.unknown : issue.message,
  }));
}
