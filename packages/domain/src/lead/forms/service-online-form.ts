import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** Centre, day, time and works are the booking's: the server writes them into the lead. */
export const serviceOnlineForm = defineForm({
  id: 'form_service_online',
  name: 'Запись на сервис',
  submit: 'Записаться',
  fields: [
    required(vehicleFields.mark),
    required(vehicleFields.model),
    { ...vehicleFields.manufactureYear, hint: 'По\u00a0ПТС или\u00a0СТС' },
    vehicleFields.totalTrip,
    vehicleFields.stateNumber,
    vehicleFields.vin,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    requestFields.comment,
  ],
  context: [],
  isBooked: true,
  steps: ['default', 'finally'],
  department: 'service',
  success: {
    title: 'Вы записаны на\u00a0сервис',
    text: 'Ждём вас в\u00a0назначенное время. Подтверждение отправили в\u00a0сообщении.',
  },
});
