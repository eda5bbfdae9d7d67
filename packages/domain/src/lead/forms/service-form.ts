import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** A visit to the workshop that an adviser agrees on by phone; times to choose from stand on `/service/online/`. */
export const serviceForm = defineForm({
  id: 'form_service',
  name: 'Запись на\u00a0сервис',
  intro: 'Оставьте телефон и\u00a0скажите, что нужно сделать,\u00a0— мастер перезвонит и\u00a0согласует время.',
  submit: 'Записаться',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(vehicleFields.mark),
    vehicleFields.model,
    vehicleFields.stateNumber,
    dealFields.works,
    required(requestFields.dealer),
    { ...requestFields.date, label: 'Желаемая дата' },
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
  department: 'service',
  success: { title: 'Заявка отправлена', text: 'Мастер перезвонит и\u00a0согласует день и\u00a0час.' },
});
