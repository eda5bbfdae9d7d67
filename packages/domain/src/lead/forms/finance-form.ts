import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const financeForm = defineForm({
  id: 'form_finance',
  name: 'Заявка на\u00a0финансирование',
  intro: 'Подберём программу под ваш взнос и\u00a0срок и\u00a0подготовим документы.',
  submit: 'Отправить заявку',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    personFields.middlename,
    required(personFields.phone),
    confirmationEmail,
    dealFields.downPayment,
    required(requestFields.dealer),
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'insurance',
});
