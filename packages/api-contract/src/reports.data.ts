import type { StaffRole } from './desk-staff.ts';

type ReportFacts = {
  /** Of its page. */
  title: string;
  /** In the menu, and what it is about. */
  name: string;
  words: string;
  columns: readonly string[];
  /** Who reads it, admins aside. */
  roles: readonly StaffRole[];
  /** Whether it can be narrowed to one centre. */
  isByDealer: boolean;
};

/**
 * Reports of the staff desk, by the last part of their address. Pages, menu, the contract's codes and the CSV follow from a row; its
 * query is a file of its name in the API, without which nothing compiles.
 */
export const reports = {
  'lead-counts': {
    title: 'Заявки по\u00a0дням',
    name: 'Заявки по\u00a0дням',
    words: 'По\u00a0формам и\u00a0дилерским центрам.',
    columns: ['День', 'Форма', 'Дилер', 'Заявок', 'Выполнено', 'Спам'],
    roles: ['reports'],
    isByDealer: true,
  },
  'answer-times': {
    title: 'Время ответа',
    name: 'Время ответа',
    words: 'Сколько заявок отвечено и\u00a0в\u00a0срок.',
    columns: ['Дилер', 'Заявок', 'Отвечено', 'В обещанный срок', 'Медиана ответа, мин', '90 % отвечено за, мин'],
    roles: ['reports'],
    isByDealer: true,
  },
  'link-clicks': {
    title: 'Переходы по\u00a0коротким ссылкам',
    name: 'Переходы',
    words: 'По\u00a0коротким ссылкам.',
    columns: ['Ссылка', 'Куда ведёт', 'Сделана', 'Переходов'],
    roles: ['reports'],
    isByDealer: false,
  },
  'web-vitals': {
    title: 'Скорость сайта у\u00a0посетителей',
    name: 'Скорость сайта',
    words: 'Показатели Web Vitals по\u00a0страницам и\u00a0устройствам.',
    columns: ['Страница', 'Устройство', 'Показатель', 'Загрузок', '75-й процентиль', 'Оценка', 'Чаще всего из-за'],
    roles: ['reports'],
    isByDealer: false,
  },
} as const satisfies Record<string, ReportFacts>;

export type ReportCode = keyof typeof reports;
export const reportCodes = Object.keys(reports) as ReportCode[];
/** A report with its code. */
export const reportRows: readonly (ReportFacts & { code: ReportCode })[] = reportCodes.map((code) => ({
  code,
  ...reports[code],
}));
