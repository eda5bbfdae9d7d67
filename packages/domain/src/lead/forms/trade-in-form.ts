import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

export const tradeInForm = defineForm({
  id: 'form_trade_in',
  name: 'Заявка на трейд-ин',
  intro: 'Расскажите о\u00a0своём автомобиле\u00a0— назовём предварительную стоимость.',
  submit: 'Отправить на\u00a0оценку',
  fields: [
    required(vehicleFields.mark),
    required(vehicleFields.model),
    required(vehicleFields.manufactureYear),
    vehicleFields.totalTrip,
    vehicleFields.stateNumber,
    vehicleFields.vin,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    requestFields.comment,
  ],
  context: ['vehicleId'],
  steps: ['default', 'finally'],
  department: 'used-cars',
});
