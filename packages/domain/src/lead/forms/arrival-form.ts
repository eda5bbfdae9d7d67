import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';

export const arrivalForm = defineForm({
  id: 'form_on_sale_soon',
  name: 'Сообщить о поступлении',
  intro: 'Напишем или\u00a0позвоним, как только автомобиль поступит в\u00a0продажу.',
  submit: 'Сообщить мне',
  fields: [required(personFields.firstname), required(personFields.phone), confirmationEmail],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  notices: {
    gone: {
      title: 'Этого автомобиля уже нет',
      text: 'Оставьте телефон: сообщим, когда поступит похожий.',
    },
    onSale: {
      title: 'Этот автомобиль уже в\u00a0продаже',
      text: 'Цена известна: обновите страницу, чтобы увидеть её. Или\u00a0оставьте телефон, и\u00a0мы расскажем о\u00a0нём.',
    },
  },
});
