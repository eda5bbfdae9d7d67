import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

export const testDriveForm = defineForm({
  id: 'form_testdrive',
  name: 'Запись на тест-драйв',
  intro: 'Выберите день\u00a0— менеджер перезвонит и\u00a0подтвердит время.',
  submit: 'Записаться',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    vehicleFields.mark,
    vehicleFields.model,
    required(requestFields.dealer),
    { ...requestFields.date, label: 'Желаемая дата' },
    { ...requestFields.time, label: 'Желаемое время' },
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
  notices: {
    gone: {
      title: 'Этого автомобиля уже нет в\u00a0продаже',
      text: 'Подберём похожий: напишите, что для вас важно.',
    },
  },
});
