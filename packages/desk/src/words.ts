import type { DeskEntryRow, DeskState, DeskType } from '@showroom/api-contract/desk-content';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import type { ReviewStatus } from '@showroom/domain/review/review';

export const typeWords: Record<DeskType, string> = {
  page: 'Страница',
  news: 'Новость',
  blog: 'Запись блога',
  media: 'СМИ о\u00a0нас',
  offer: 'Акция',
  vacancy: 'Вакансия',
  banner: 'Баннер шапки',
};

export const stateWords: Record<DeskState, string> = {
  draft: 'Черновик',
  scheduled: 'Ждёт своего дня',
  published: 'На\u00a0сайте',
  expired: 'Срок вышел',
};

export const languageWords = { ru: 'Русский', en: 'English', zh: '中文' } as const;

export const reviewWords: Record<ReviewStatus, string> = {
  pending: 'Ждёт проверки',
  published: 'На\u00a0сайте',
  rejected: 'Отклонён',
};

/** State of a text, and whether there is a newer one that nobody has published. */
export const stateOf = ({
  state,
  version,
  liveVersion,
}: Pick<DeskEntryRow, 'state' | 'version' | 'liveVersion'>): string =>
  liveVersion !== null && liveVersion !== version ? `${stateWords[state]}, есть правки` : stateWords[state];

const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' });

/** Time as staff read it, Moscow. */
export const timeText = (iso: string | null): string => (iso === null ? '' : moment.format(new Date(iso)));

/** A day as staff read it: `2026-12-01` → `01.12.2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('.');

export const roleWords: Record<StaffRole, string> = {
  editor: 'Тексты',
  sales: 'Продажи',
  service: 'Сервис',
  reports: 'Отчёты',
  admin: 'Администратор',
};

/** What stands in the trail. */
export const actWords: Readonly<Record<string, string>> = {
  create: 'Создан текст',
  save: 'Сохранён черновик',
  publish: 'Опубликовано',
  unpublish: 'Снято с\u00a0сайта',
  'review-publish': 'Отзыв опубликован',
  'review-photo': 'Фото отзыва убрано или возвращено',
  'place-add': 'Добавлен пост или консультант',
  'place-change': 'Изменён пост или консультант',
  'hours-change': 'Изменены часы работы',
  'review-reject': 'Отзыв отклонён',
  'review-reply': 'Ответ на\u00a0отзыв',
  upload: 'Загружена картинка',
  'lead-status': 'Сменён статус заявки',
  'lead-assignee': 'Назначен консультант',
  'lead-answer': 'Отправлен ответ',
  'lead-file': 'Скачан файл заявки',
  'deal-open': 'Открыта сделка',
  'deal-status': 'Сменён этап сделки',
  'deal-next': 'Следующий шаг сделки',
  'deal-payment-plan': 'Платёж в\u00a0плане сделки',
  'deal-payment': 'Оплата по\u00a0сделке',
  'deal-document': 'Документ сделки',
  bonus: 'Движение баллов',
  replay: 'Повторена доставка',
  'store-order-status': 'Сменён статус заказа магазина',
  'store-order-cancel': 'Отменён заказ магазина',
  'store-order-refund': 'Возврат по\u00a0заказу магазина',
  'store-order-note': 'Заметка к\u00a0заказу магазина',
  'promo-create': 'Заведён промокод',
  'promo-end': 'Закончен промокод',
  'payment-check': 'Спросили банк о\u00a0платеже',
  'payment-retry': 'Повторены возврат и\u00a0чек',
  'payment-return': 'Возвращено взятое без\u00a0права',
  'payment-seen': 'Снята тревога платежа',
  'order-status': 'Сменён статус заказа',
  'order-work': 'Изменены работы заказа',
  'order-answer': 'Ответ в\u00a0заказе',
  'sign-in': 'Вход',
  'staff-add': 'Заведён сотрудник',
  'staff-change': 'Изменены права',
  'staff-disable': 'Вход закрыт',
  'staff-enable': 'Вход открыт',
  'staff-reset': 'Выдан новый пароль',
};
