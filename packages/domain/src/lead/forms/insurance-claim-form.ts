import { insuranceFields } from '../insurance-fields.ts';
import { required } from '../lead-field.ts';
import { leadFilesHint } from '../lead-files.ts';
import { defineForm } from '../lead-form.ts';
import { personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';
import { vehicleFields } from '../vehicle-fields.ts';

/** A claim that is settled without a visit: photos of the damage and of the papers come along. */
export const insuranceClaimForm = defineForm({
  id: 'form_insurance_claim',
  name: 'Урегулирование убытка',
  intro:
    'Опишите, что случилось, и\u00a0приложите фото повреждений и\u00a0документов. Специалист проверит их и\u00a0скажет, что делать дальше.',
  submit: 'Отправить заявление',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    personFields.middlename,
    required(personFields.phone),
    required(personFields.email),
    required(insuranceFields.insurer),
    required(insuranceFields.policyNumber),
    required(vehicleFields.stateNumber),
    insuranceFields.accidentDate,
    requestFields.dealer,
    required({ ...requestFields.comment, label: 'Что случилось' }),
  ],
  files: { label: 'Фото повреждений, европротокол, справки', hint: leadFilesHint },
  context: [],
  steps: ['default', 'finally'],
  department: 'insurance',
  success: {
    title: 'Заявление отправлено',
    text: 'Специалист по\u00a0урегулированию проверит документы и\u00a0свяжется с\u00a0вами.',
  },
});
