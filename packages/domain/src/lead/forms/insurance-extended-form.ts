import { insuranceFields } from '../insurance-fields.ts';
import { required } from '../lead-field.ts';
import { leadFilesHint } from '../lead-files.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** Extended insurance: all that an insurer asks for an exact price. */
export const insuranceExtendedForm = defineForm({
  id: 'form_insurance_extended',
  name: 'Точный расчёт страховки',
  intro:
    'Чем больше мы знаем об\u00a0автомобиле и\u00a0водителях, тем точнее цена. Приложите фото документов, чтобы не\u00a0вводить данные.',
  submit: 'Получить точный расчёт',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    personFields.middlename,
    required(personFields.phone),
    required(personFields.email),
    required(insuranceFields.cover),
    required(vehicleFields.mark),
    required(vehicleFields.model),
    required(vehicleFields.manufactureYear),
    vehicleFields.totalTrip,
    vehicleFields.stateNumber,
    vehicleFields.vin,
    insuranceFields.drivers,
    requestFields.dealer,
    requestFields.comment,
  ],
  files: { label: 'СТС, ПТС и\u00a0водительские удостоверения', hint: leadFilesHint },
  context: ['vehicleId'],
  steps: ['default', 'finally'],
  department: 'insurance',
});
