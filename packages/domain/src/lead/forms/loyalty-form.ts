import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const loyaltyForm = defineForm({
  id: 'form_loyalty',
  name: 'Программа лояльности',
  intro: 'Вступите в\u00a0программу или\u00a0спросите о\u00a0бонусах и\u00a0своём уровне.',
  submit: 'Отправить',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    personFields.middlename,
    required(personFields.phone),
    required(personFields.email),
    { ...dealFields.loyaltyCard, hint: 'Если карта уже есть' },
    { ...requestFields.comment, label: 'Ваш вопрос' },
  ],
  context: [],
  steps: ['default', 'finally'],
});
