import { required } from '../lead/lead-field.ts';
import type { LeadFormDeclaration } from '../lead/lead-form.ts';
import { personFields } from '../lead/person-fields.ts';
import { requestFields } from '../lead/request-fields.ts';

/** Who receives an order; the browser draws it and the server checks it by `leadSchema`, with the consents of the holding. */
export const recipientForm: LeadFormDeclaration = {
  id: 'form_store_order',
  name: 'Заказ в\u00a0магазине',
  submit: 'Оформить заказ',
  fields: [
    required(personFields.firstname),
    personFields.lastname,
    required(personFields.phone),
    { ...personFields.email, hint: 'Пришлём заказ и\u00a0чек' },
    { ...requestFields.comment, label: 'Комментарий к\u00a0заказу' },
  ],
  context: [],
  steps: ['default', 'finally'],
};
