import { required } from '../lead/lead-field.ts';
import { defineForm } from '../lead/lead-form.ts';
import { personFields } from '../lead/person-fields.ts';

/** What whoever reserves a vehicle with a deposit is asked. No lead: it is sent to `POST /reservation`. */
export const depositForm = defineForm({
  id: 'form_reservation',
  name: 'Бронирование с\u00a0предоплатой',
  intro: 'Как только предоплата внесена, автомобиль снимается с\u00a0продажи и\u00a0ждёт вас.',
  submit: 'Забронировать',
  fields: [
    required(personFields.firstname),
    required(personFields.phone),
    { ...personFields.email, hint: 'Пришлём бронь и\u00a0чек' },
  ],
  context: ['vehicleId'],
  steps: ['default', 'finally'],
  notices: { gone: { title: 'Этот автомобиль уже продан', text: 'Выберите другой: забронировать этот нельзя.' } },
  success: {
    title: 'Осталась предоплата',
    text: 'Автомобиль ждёт вас, пока идёт отсчёт. Ссылку на\u00a0бронь мы отправили сообщением.',
  },
});
