import { insuranceFields } from '../insurance-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** Base insurance: what is needed for a first price. */
export const insuranceForm = defineForm({
  id: 'form_insurance',
  name: 'Расчёт страховки',
  intro: 'Сравним предложения страховых компаний и\u00a0назовём цену.',
  submit: 'Рассчитать',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    insuranceFields.cover,
    required(vehicleFields.mark),
    required(vehicleFields.model),
    vehicleFields.manufactureYear,
    requestFields.dealer,
    requestFields.comment,
  ],
  context: ['vehicleId'],
  steps: ['default', 'finally'],
  department: 'insurance',
});
