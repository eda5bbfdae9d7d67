import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const feedbackForm = defineForm({
  id: 'form_feedback',
  name: 'Обратная связь',
  submit: 'Отправить',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    required(personFields.email),
    requestFields.reasons,
    required(requestFields.dealer),
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
});
