import { companyFields } from '../company-fields.ts';
import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** Vans, trucks and what else works for its owner. */
export const commercialForm = defineForm({
  id: 'form_commercial',
  name: 'Заявка на\u00a0коммерческий транспорт',
  intro: 'Подберём машину под задачу: груз, маршрут и\u00a0кузов.',
  submit: 'Подобрать технику',
  fields: [
    required({ ...dealFields.wanted, label: 'Какая техника нужна' }),
    companyFields.vehicleCount,
    companyFields.companyName,
    companyFields.inn,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    requestFields.dealer,
    { ...requestFields.comment, label: 'Что и\u00a0куда возите' },
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
});
