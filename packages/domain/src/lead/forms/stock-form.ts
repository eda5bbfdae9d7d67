import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** A question about a vehicle in stock: whether it is there, what it costs on the road, what else there is. */
export const stockForm = defineForm({
  id: 'form_stock',
  name: 'Узнать об\u00a0автомобиле в\u00a0наличии',
  intro: 'Подтвердим наличие, назовём цену со\u00a0всеми скидками и\u00a0ответим на\u00a0вопросы.',
  submit: 'Узнать',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    { ...requestFields.comment, label: 'Что вы хотите узнать' },
  ],
  context: ['mark', 'model', 'vin', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
  notices: {
    gone: {
      title: 'Этого автомобиля уже нет в\u00a0продаже',
      text: 'Оставьте телефон: подберём похожий из\u00a0наличия.',
    },
  },
});
