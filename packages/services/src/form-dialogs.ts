'use client';

import { formDialog } from './form/form-dialog.ts';

const arrival = formDialog('Сообщить о\u00a0поступлении', () => import('./dialogs/arrival-dialog.ts'));

/**
 * Every form that opens as a dialog. A new one is its object in the domain, its name in `@showroom/domain/dialogs`, and here
 * its entry in `dialogs/` and its row. An entry imports its form and the code of all forms, so that the bundler keeps what
 * forms share in one chunk and each form in its own.
 */
export const formDialogs = {
  testdrive: formDialog('Запись на\u00a0тест-драйв', () => import('./dialogs/test-drive-dialog.ts')),
  credit: formDialog('Заявка на\u00a0кредит', () => import('./dialogs/credit-dialog.ts')),
  /** A vehicle that is on its way (PD-17). */
  'on-sale-soon': arrival,
  /** A mark, model or series that is out of stock. */
  'mark-arrival': arrival,
  candidate: formDialog('Отклик на\u00a0вакансию', () => import('./dialogs/candidate-dialog.ts')),
  compliance: formDialog('Горячая линия', () => import('./dialogs/compliance-dialog.ts')),
  event: formDialog('Регистрация на\u00a0мероприятие', () => import('./dialogs/event-dialog.ts')),
  'trade-in': formDialog('Заявка на\u00a0трейд-ин', () => import('./dialogs/trade-in-dialog.ts')),
  callback: formDialog('Заказ обратного звонка', () => import('./dialogs/callback-dialog.ts')),
  feedback: formDialog('Обратная связь', () => import('./dialogs/feedback-dialog.ts')),
  'service-feedback': formDialog('Отзыв о\u00a0сервисе', () => import('./dialogs/service-feedback-dialog.ts')),
  'about-feedback': formDialog('Вопрос о\u00a0компании', () => import('./dialogs/about-feedback-dialog.ts')),
  service: formDialog('Запись на\u00a0сервис', () => import('./dialogs/service-dialog.ts')),
  stock: formDialog('Узнать об\u00a0автомобиле в\u00a0наличии', () => import('./dialogs/stock-dialog.ts')),
  insurance: formDialog('Расчёт страховки', () => import('./dialogs/insurance-dialog.ts')),
  'insurance-extended': formDialog('Точный расчёт страховки', () => import('./dialogs/insurance-extended-dialog.ts')),
  'insurance-renewal': formDialog('Продление полиса', () => import('./dialogs/insurance-renewal-dialog.ts')),
  'insurance-claim': formDialog('Урегулирование убытка', () => import('./dialogs/insurance-claim-dialog.ts')),
  parts: formDialog('Заявка на\u00a0запчасти', () => import('./dialogs/parts-dialog.ts')),
  'accessories-fitting': formDialog('Установка аксессуаров', () => import('./dialogs/accessories-fitting-dialog.ts')),
  'store-order': formDialog('Заказ товара', () => import('./dialogs/store-order-dialog.ts')),
  loyalty: formDialog('Программа лояльности', () => import('./dialogs/loyalty-dialog.ts')),
  finance: formDialog('Заявка на\u00a0финансирование', () => import('./dialogs/finance-dialog.ts')),
  commission: formDialog('Комиссионная продажа', () => import('./dialogs/commission-dialog.ts')),
  corporate: formDialog('Заявка корпоративного клиента', () => import('./dialogs/corporate-dialog.ts')),
  fleet: formDialog('Заявка на\u00a0автопарк', () => import('./dialogs/fleet-dialog.ts')),
  leasing: formDialog('Заявка на\u00a0лизинг', () => import('./dialogs/leasing-dialog.ts')),
  commercial: formDialog('Заявка на\u00a0коммерческий транспорт', () => import('./dialogs/commercial-dialog.ts')),
  subscription: formDialog('Автомобиль по\u00a0подписке', () => import('./dialogs/subscription-dialog.ts')),
  reservation: formDialog('Бронирование автомобиля', () => import('./dialogs/reservation-dialog.ts')),
  /** A vehicle is kept for a deposit. */
  deposit: formDialog('Бронирование с\u00a0предоплатой', () => import('./dialogs/deposit-dialog.ts')),
  /** History of a used vehicle by a code from an SMS (PD-35). */
  history: formDialog('История автомобиля', () => import('./dialogs/report-dialog.ts')),
};
