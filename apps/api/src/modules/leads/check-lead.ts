import type { ErrorEnvelope } from '@showroom/api-contract/error';
import type { LeadRequest } from '@showroom/api-contract/lead';
import { leadFileMessages } from '@showroom/domain/lead/lead-files';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { type LeadData, leadSchema } from '@showroom/domain/lead/lead-schema';
import { leadMessages } from '@showroom/domain/lead/messages';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { countWaiting } from '../files/queries.ts';
import type { OfferedForm } from '../holdings/require-form.ts';
import { formDetails } from './form-details.ts';
import { pagePath } from './page-path.ts';
import { findLeadDealer, findVehicleName, type LeadDealer } from './queries.ts';

type Details = ErrorEnvelope['details'];

/** A lead whose every word was held against the form's rules and this holding's own things. */
export type CheckedLead = {
  formId: OfferedForm['formId'];
  holding: OfferedForm['holding'];
  formUrl: string;
  data: LeadData;
  /** None only where the sender may stay unknown. */
  phone: string | undefined;
  dealer: LeadDealer | undefined;
  vehicleName: string | undefined;
};

/** Key of each consent mode; which mode applies is the holding's fact, never what was sent (ADR-027). */
const consentKeys = { spec: 'policy', separate: 'consents' } as const;
const otherMode = { spec: 'separate', separate: 'spec' } as const;

/**
 * Checks a lead as the browser did, under its holding's consent, and that its dealer and vehicle are the holding's.
 * Throws 400 whose details name the form's own fields.
 */
export async function checkLead(
  db: Executor,
  { holding, formId }: OfferedForm,
  { formUrl, formData }: Pick<LeadRequest, 'formUrl' | 'formData'>,
): Promise<CheckedLead> {
  const { holdingId, consentMode } = holding;
  const strangeConsent = consentKeys[otherMode[consentMode]];
  // A page that was opened before the holding's consent changed.
  if (Object.hasOwn(formData, strangeConsent)) throw refuse([{ field: strangeConsent, message: consentChanged }]);
  const path = pagePath(formUrl);
  const result = v.safeParse(leadSchema(leadForms[formId], { consentMode }), formData);
  const details: Details = result.success ? [] : formDetails(result.issues, 'formData');
  if (path === undefined) details.push({ field: 'formUrl', message: 'нужен путь страницы этого сайта' });
  if (!result.success || path === undefined) throw refuse(details);
  const data = result.output;
  const { phone, files = [] } = data;
  // Whoever is to be answered leaves a phone; one that does not could not be.
  if (phone === undefined && !leadForms[formId].isAnonymous) {
    throw refuse([{ field: 'phone', message: leadMessages.required }]);
  }
  const [dealer, vehicleName, waiting] = await Promise.all([
    data.dealer === undefined ? undefined : findLeadDealer(db, holdingId, data.dealer),
    data.vehicleId === undefined ? undefined : findVehicleName(db, holdingId, data.vehicleId),
    files.length === 0 ? 0 : countWaiting(db, holdingId, files),
  ]);
  if (data.dealer !== undefined && dealer === undefined)
    details.push({ field: 'dealer', message: leadMessages.choice });
  if (data.vehicleId !== undefined && vehicleName === undefined) {
    details.push({ field: 'vehicleId', message: 'нет такого автомобиля' });
  }
  if (waiting < new Set(files).size) details.push({ field: 'files', message: leadFileMessages.lost });
  if (details.length > 0) throw refuse(details);
  return { formId, holding, formUrl: path, data, phone, dealer, vehicleName };
}

const consentChanged = 'Текст согласия изменился. Обновите страницу и\u00a0дайте согласие ещё раз.';

const refuse = (details: Details) => badRequest('Проверьте поля формы.', details);
