import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** An item of the shop that no centre has: somebody finds out what it costs and when it comes. */
export const storeOrderForm = defineForm({
  id: 'form_store_order',
  name: 'Заказ товара',
  intro:
    'Товара сейчас нет ни\u00a0в\u00a0одном центре. Узнаем у\u00a0поставщиков цену и\u00a0срок и\u00a0ответим до\u00a0того, как что-то заказать.',
  submit: 'Узнать цену и\u00a0срок',
  fields: [
    { ...required(dealFields.accessory), label: 'Что заказать' },
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
