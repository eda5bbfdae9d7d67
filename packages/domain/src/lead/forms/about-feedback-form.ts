import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** A question or a proposal to the company itself, from its pages «О компании». */
export const aboutFeedbackForm = defineForm({
  id: 'form_about',
  name: 'Вопрос о\u00a0компании',
  intro:
    'Спросите о\u00a0компании или\u00a0предложите сотрудничество\u00a0— передадим тому, кто отвечает за\u00a0вопрос.',
  submit: 'Отправить',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    required(personFields.email),
    requestFields.reasons,
    required({ ...requestFields.comment, label: 'Ваш вопрос или\u00a0предложение' }),
  ],
  context: [],
  steps: ['default', 'finally'],
});
