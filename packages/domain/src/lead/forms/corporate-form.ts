import { companyFields } from '../company-fields.ts';
import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const corporateForm = defineForm({
  id: 'form_corporate',
  name: 'Заявка корпоративного клиента',
  intro: 'Персональный менеджер подготовит предложение с\u00a0учётом скидок для юридических лиц.',
  submit: 'Получить предложение',
  fields: [
    required(companyFields.companyName),
    companyFields.inn,
    required(personFields.firstname),
    companyFields.jobTitle,
    required(personFields.phone),
    confirmationEmail,
    dealFields.wanted,
    companyFields.vehicleCount,
    requestFields.dealer,
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
});
