import { insuranceFields } from '../insurance-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** Renewal of a policy («пролонгация»). */
export const insuranceRenewalForm = defineForm({
  id: 'form_insurance_renewal',
  name: 'Продление полиса',
  intro: 'Проверим скидку за\u00a0безаварийность и\u00a0предложим условия на\u00a0новый год.',
  submit: 'Продлить полис',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    { ...insuranceFields.policyNumber, hint: 'Серия и\u00a0номер, как на\u00a0полисе' },
    insuranceFields.insurer,
    insuranceFields.policyEnd,
    vehicleFields.stateNumber,
    requestFields.dealer,
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
  department: 'insurance',
});
