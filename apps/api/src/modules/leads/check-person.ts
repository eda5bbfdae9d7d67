import { consentVersion } from '@showroom/domain/lead/consent';
import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import { type LeadData, leadSchema } from '@showroom/domain/lead/lead-schema';
import { leadMessages } from '@showroom/domain/lead/messages';
import * as v from 'valibot';
import { badRequest } from '../../http/api-error.ts';
import type { Holding } from '../holdings/known-holding.ts';
import { formDetails } from './form-details.ts';

/** Who signs a form that is no lead, with what was agreed to. */
export type CheckedPerson = {
  firstName: string;
  phone: string;
  email: string | undefined;
  consentMode: Holding['consentMode'];
  consentVersion: string;
};

type Asked = {
  form: LeadFormDeclaration;
  holding: Pick<Holding, 'consentMode'>;
  given: unknown;
  /** Name of the form in the request. */
  whole: string;
  /** Title of a refusal. */
  refusal: string;
};

/** Checks a person as the browser did, under the consent of the holding. Throws 400 whose details name the form's own fields. */
export function checkPerson({ form, holding, given, whole, refusal }: Asked): {
  person: CheckedPerson;
  data: LeadData;
} {
  const { consentMode } = holding;
  const result = v.safeParse(leadSchema(form, { consentMode }), given);
  if (!result.success) throw badRequest(refusal, formDetails(result.issues, whole));
  const { firstname, phone, email, consentVersion: agreed } = result.output;
  if (firstname === undefined || phone === undefined) {
    const field = firstname === undefined ? 'firstname' : 'phone';
    throw badRequest(refusal, [{ field, message: leadMessages.required }]);
  }
  const person = { firstName: firstname, phone, email, consentMode, consentVersion: agreed ?? consentVersion };
  return { person, data: result.output };
}
