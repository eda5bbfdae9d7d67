import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const callbackForm = defineForm({
  id: 'form_callback',
  name: 'Заказ обратного звонка',
  intro: 'Оставьте телефон\u00a0— перезвоним.',
  submit: 'Жду звонка',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    { ...requestFields.comment, label: 'О\u00a0чём вы хотите поговорить' },
  ],
  context: ['vehicleId'],
  steps: ['default', 'finally'],
});
