'use client';

/** Application for a credit on a mark or model. */
export const creditDialog = {
  title: 'Заявка на\u00a0кредит',
  load: () => import('./mark-form.tsx').then((module) => module.CreditForm),
};

/** «Сообщить о поступлении» of a mark, model or series that is out of stock. */
export const markArrivalDialog = {
  title: 'Сообщить о\u00a0поступлении',
  load: () => import('./mark-form.tsx').then((module) => module.MarkArrivalForm),
};
