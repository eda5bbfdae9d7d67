import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

export const subscriptionForm = defineForm({
  id: 'form_subscription',
  name: 'Автомобиль по\u00a0подписке',
  intro:
    'Скажите, какой автомобиль и\u00a0на\u00a0какой срок нужен,\u00a0— назовём платёж, в\u00a0котором уже есть страховка и\u00a0обслуживание.',
  submit: 'Оформить подписку',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    dealFields.wanted,
    dealFields.rentTerm,
    required(requestFields.dealer),
    { ...requestFields.date, label: 'С\u00a0какого дня' },
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
});
