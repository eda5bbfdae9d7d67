import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const creditForm = defineForm({
  id: 'form_credit',
  name: 'Заявка на кредит',
  intro: 'Специалист подберёт условия и\u00a0расскажет о\u00a0документах.',
  submit: 'Отправить заявку',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    personFields.middlename,
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'insurance',
});
