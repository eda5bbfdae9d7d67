import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';

export const reportForm = defineForm({
  id: 'form_catalog_report',
  name: 'Отчёт об истории автомобиля',
  intro: 'Чтобы показать отчёт, отправим код в\u00a0сообщении на\u00a0ваш телефон.',
  submit: 'Получить код',
  fields: [required(personFields.firstname), required(personFields.phone)],
  context: ['vin', 'vehicleId'],
  steps: ['default', 'sms', 'finally'],
});
