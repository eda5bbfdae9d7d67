import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

export const partsForm = defineForm({
  id: 'form_parts',
  name: 'Заявка на\u00a0запчасти',
  intro: 'Подберём деталь по\u00a0VIN, назовём цену и\u00a0срок поставки.',
  submit: 'Узнать цену и\u00a0срок',
  fields: [
    required(dealFields.part),
    { ...vehicleFields.vin, hint: 'По\u00a0VIN деталь подойдёт наверняка' },
    vehicleFields.mark,
    vehicleFields.model,
    vehicleFields.manufactureYear,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
  department: 'parts',
});
