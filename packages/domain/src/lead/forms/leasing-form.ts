import { companyFields } from '../company-fields.ts';
import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const leasingForm = defineForm({
  id: 'form_leasing',
  name: 'Заявка на\u00a0лизинг',
  intro: 'Сравним условия лизинговых компаний и\u00a0пришлём график платежей.',
  submit: 'Получить расчёт',
  fields: [
    required(companyFields.companyName),
    required(companyFields.inn),
    dealFields.wanted,
    dealFields.downPayment,
    dealFields.leasingTerm,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    requestFields.dealer,
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
});
