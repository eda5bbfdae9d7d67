import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** What was right or wrong with a visit to the workshop. */
export const serviceFeedbackForm = defineForm({
  id: 'form_service_feedback',
  name: 'Отзыв о\u00a0сервисе',
  intro: 'Расскажите, как прошёл визит. Сообщение прочтёт руководитель сервиса.',
  submit: 'Отправить',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    required(personFields.email),
    vehicleFields.stateNumber,
    required(requestFields.dealer),
    required({ ...requestFields.comment, label: 'Что понравилось или\u00a0нет' }),
  ],
  context: [],
  steps: ['default', 'finally'],
  department: 'service',
  success: { title: 'Спасибо, сообщение отправлено', text: 'Руководитель сервиса прочтёт его и\u00a0ответит вам.' },
});
