import { dealFields } from '../deal-fields.ts';
import { required } from '../lead-field.ts';
import { defineForm } from '../lead-form.ts';
import { confirmationEmail, personFields } from '../person-fields.ts';
import { requestFields } from '../request-fields.ts';

/** A vehicle that is kept for a visitor until he comes; nothing is paid here. */
export const reservationForm = defineForm({
  id: 'form_reservation',
  name: 'Бронирование автомобиля',
  intro: 'Закрепим автомобиль за\u00a0вами до\u00a0визита. Менеджер перезвонит и\u00a0подтвердит бронь.',
  submit: 'Забронировать',
  fields: [
    required(personFields.lastname),
    required(personFields.firstname),
    required(personFields.phone),
    confirmationEmail,
    required(requestFields.dealer),
    dealFields.visit,
    requestFields.comment,
  ],
  context: ['mark', 'model', 'vehicleId'],
  steps: ['default', 'finally'],
  department: 'new-cars',
  notices: {
    gone: {
      title: 'Этот автомобиль уже продан',
      text: 'Оставьте телефон: предложим похожий и\u00a0закрепим его за\u00a0вами.',
    },
  },
  success: {
    title: 'Заявка на\u00a0бронь отправлена',
    text: 'Автомобиль будет за\u00a0вами, как только менеджер подтвердит бронь по\u00a0телефону.',
  },
});
