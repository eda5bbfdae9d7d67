import { companyFields } from '../company-fields.ts';
import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** A fleet of vehicles: supply, service and disposal together. */
export const fleetForm = defineForm({
  id: 'form_fleet',
  name: 'Заявка на\u00a0автопарк',
  intro: 'Рассчитаем закупку, обслуживание и\u00a0обратный выкуп парка.',
  submit: 'Рассчитать парк',
  fields: [
    required(companyFields.companyName),
    required(companyFields.inn),
    required({ ...companyFields.vehicleCount, label: 'Сколько автомобилей в\u00a0парке' }),
    dealFields.wanted,
    required(personFields.firstname),
    companyFields.jobTitle,
    required(personFields.phone),
    required(personFields.email),
    requestFields.dealer,
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
  department: 'new-cars',
});
