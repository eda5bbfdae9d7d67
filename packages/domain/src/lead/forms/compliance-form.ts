import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** The hot line: the letter goes to the compliance officer alone, and the sender names himself only if he wants to. */
export const complianceForm = defineForm({
  id: 'form_compliance',
  name: 'Сообщение на\u00a0горячую линию',
  intro:
    'Назовите место, время и\u00a0суть нарушения. Имя и\u00a0телефон можно не\u00a0указывать: мы не\u00a0сохраняем ни\u00a0адрес вашего устройства, ни\u00a0сведения о\u00a0браузере. Письмо прочтёт только сотрудник комплаенса.',
  submit: 'Отправить сообщение',
  fields: [
    required({ ...requestFields.comment, label: 'Что произошло' }),
    personFields.name,
    personFields.phone,
    personFields.email,
  ],
  context: [],
  steps: ['default', 'finally'],
  isAnonymous: true,
  success: {
    title: 'Сообщение отправлено',
    text: 'Запишите номер: по\u00a0нему можно спросить, что сделано, не\u00a0называя себя.',
  },
});
