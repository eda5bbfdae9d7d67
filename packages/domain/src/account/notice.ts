import { addDays, dayOf, instantOf, minutesOf } from '../booking/moscow-time.ts';

/** Channels beside the account itself, where a notice always stands. */
export const noticeChannels = { mail: 'Почта', sms: 'SMS', push: 'Уведомления браузера' } as const;
export type NoticeChannel = keyof typeof noticeChannels;

type Kind = { name: string; words: string; channels: readonly NoticeChannel[] };

/** What a customer is told of, and by which channels unless they chose others. */
export const noticeKinds = {
  'service-order': {
    name: 'Сервис',
    words: 'Запись, согласование работ, готовность автомобиля.',
    channels: ['sms', 'mail', 'push'],
  },
  'sales-deal': {
    name: 'Покупка автомобиля',
    words: 'Этапы сделки, документы, платежи.',
    channels: ['sms', 'mail', 'push'],
  },
  'store-order': { name: 'Заказы магазина', words: 'Сборка, выдача, возврат.', channels: ['sms', 'mail', 'push'] },
  insurance: { name: 'Страхование', words: 'Оформление и\u00a0окончание полисов.', channels: ['mail', 'push'] },
  bonus: { name: 'Бонусы', words: 'Начисление, списание и\u00a0сгорание баллов.', channels: ['mail', 'push'] },
  request: { name: 'Заявки', words: 'Ответы на\u00a0заявки с\u00a0сайта.', channels: ['mail', 'push'] },
  garage: { name: 'Гараж', words: 'Проверка автомобиля, плановое ТО.', channels: ['mail', 'push'] },
  'saved-search': { name: 'Сохранённые поиски', words: 'Новые автомобили по\u00a0вашим условиям.', channels: ['mail'] },
  'price-drop': {
    name: 'Снижение цены',
    words: 'Подешевел автомобиль из\u00a0избранного или тот, за\u00a0ценой которого вы\u00a0следите.',
    channels: ['mail', 'push'],
  },
  'back-in-stock': {
    name: 'Снова в\u00a0продаже',
    words: 'Похожие автомобили и\u00a0товары, которых вы\u00a0ждёте.',
    channels: ['mail', 'push'],
  },
  security: {
    name: 'Безопасность',
    words: 'Вход с\u00a0нового устройства, смена телефона.',
    channels: ['mail', 'push'],
  },
} as const satisfies Record<string, Kind>;
export type NoticeKind = keyof typeof noticeKinds;

export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(noticeKinds, text);
/** Channels of a kind before the customer chose any. */
export const ownChannels = (kind: NoticeKind): readonly NoticeChannel[] => noticeKinds[kind].channels;

/** No SMS is sent between these times of Moscow, minutes after midnight: nobody is woken by a notice. */
const quiet = { from: 22 * 60, to: 8 * 60 } as const;

/** When an SMS notice of `now` may go, ms; undefined: at once. Codes are no notices, they never wait. */
export function smsDueAt(now: number): number | undefined {
  const minutes = minutesOf(now);
  if (minutes >= quiet.to && minutes < quiet.from) return undefined;
  const day = dayOf(now);
  return instantOf(minutes < quiet.to ? day : addDays(day, 1), quiet.to);
}
