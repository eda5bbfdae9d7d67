import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const eventForm = defineForm({
  id: 'form_event',
  name: 'Регистрация на\u00a0мероприятие',
  submit: 'Зарегистрироваться',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    { ...personFields.email, hint: 'Пришлём подтверждение' },
    requestFields.guests,
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
  success: { title: 'Вы зарегистрированы', text: 'Накануне позвоним и\u00a0напомним, как проехать.' },
});
