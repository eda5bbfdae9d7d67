import { required } from '../lead-field.ts';
import { leadFilesHint } from '../lead-files.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** Who wants to work here. Its code is older than the form about the company itself, `form_about`. */
export const candidateForm = defineForm({
  id: 'form_about_feedback',
  name: 'Отклик на\u00a0вакансию',
  intro:
    'Расскажите о\u00a0себе в\u00a0двух словах или\u00a0приложите резюме. Отвечаем в\u00a0течение трёх рабочих дней.',
  submit: 'Отправить отклик',
  fields: [
    required(personFields.firstname),
    required(personFields.lastname),
    required(personFields.phone),
    { ...personFields.email, hint: 'Пришлём подтверждение' },
    requestFields.position,
    { ...requestFields.comment, label: 'Об\u00a0опыте' },
  ],
  files: {
    label: 'Резюме, рекомендации, дипломы',
    hint: leadFilesHint,
  },
  context: [],
  steps: ['default', 'finally'],
  success: {
    title: 'Отклик отправлен',
    text: 'Специалист по\u00a0подбору ответит вам в\u00a0течение трёх рабочих дней.',
  },
});
