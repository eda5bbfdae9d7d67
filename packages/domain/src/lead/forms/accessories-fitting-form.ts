import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

export const accessoriesFittingForm = defineForm({
  id: 'form_accessories_fitting',
  name: 'Установка аксессуаров',
  intro: 'Скажем, подойдёт\u00a0ли оборудование, сколько займёт установка и\u00a0сколько она стоит.',
  submit: 'Узнать стоимость',
  fields: [
    required(dealFields.accessory),
    required(vehicleFields.mark),
    required(vehicleFields.model),
    vehicleFields.manufactureYear,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    { ...requestFields.date, label: 'Желаемая дата' },
    requestFields.comment,
  ],
  context: [],
  steps: ['default', 'finally'],
  department: 'service',
});
