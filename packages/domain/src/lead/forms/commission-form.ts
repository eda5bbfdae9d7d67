import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { leadFilesHint } from '../lead-files.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** A visitor's vehicle that we sell for him. */
export const commissionForm = defineForm({
  id: 'form_commission',
  name: 'Комиссионная продажа',
  intro: 'Расскажите об\u00a0автомобиле\u00a0— назовём цену, по\u00a0которой продадим его, и\u00a0нашу комиссию.',
  submit: 'Отправить на\u00a0оценку',
  fields: [
    required(vehicleFields.mark),
    required(vehicleFields.model),
    required(vehicleFields.manufactureYear),
    required(vehicleFields.totalTrip),
    vehicleFields.vin,
    vehicleFields.stateNumber,
    dealFields.desiredPrice,
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    requestFields.comment,
  ],
  files: { label: 'Фото автомобиля', hint: leadFilesHint },
  context: [],
  steps: ['default', 'finally'],
  department: 'used-cars',
});
