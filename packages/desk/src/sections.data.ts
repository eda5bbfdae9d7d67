import { reportRows } from '@showroom/api-contract/reports';
import type { DeskSection } from './desk-section.ts';

type Row = {
  section: DeskSection;
  /** In the menu. */
  name: string;
  /** What one does there, for the start page. */
  words: string;
};
type Group = { name: string; rows: readonly Row[] };

const deskGroups: readonly Group[] = [
  {
    name: 'Клиенты',
    rows: [
      { section: 'leads', name: 'Заявки', words: 'Список, ответ клиенту, статусы, файлы, история доставки.' },
      { section: 'feedback', name: 'Обратная связь', words: 'Обращения из\u00a0форм обратной связи.' },
      { section: 'reviews', name: 'Отзывы', words: 'Проверка, публикация, отказ с\u00a0причиной, ответы центра.' },
      { section: 'deals', name: 'Сделки', words: 'Этапы, документы на\u00a0подпись, платежи, следующий шаг.' },
      { section: 'reservations', name: 'Брони', words: 'Автомобили с\u00a0предоплатой: снять, начать сделку.' },
      { section: 'insurances', name: 'Страховки', words: 'Полисы клиента: завести, продлить, расторгнуть, документы.' },
      { section: 'bonus', name: 'Бонусы', words: 'Баллы покупателя: история, начисление, списание.' },
      {
        section: 'deliveries',
        name: 'Недоставленное',
        words: 'Письма, SMS и\u00a0события для\u00a0CRM, которые не\u00a0дошли.',
      },
    ],
  },
  {
    name: 'Сервис и\u00a0магазин',
    rows: [
      {
        section: 'service-orders',
        name: 'Заказы сервиса',
        words: 'Визиты, работы на\u00a0согласование, фото, переписка.',
      },
      { section: 'store-orders', name: 'Заказы магазина', words: 'Сборка, выдача, отмена, возврат.' },
      { section: 'store-stock', name: 'Остатки', words: 'Товары, которых в\u00a0центрах осталось мало.' },
      {
        section: 'store-payments',
        name: 'Платежи',
        words: 'Зависшие и\u00a0спорные платежи, возвраты, которые не\u00a0прошли.',
      },
      {
        section: 'promo-codes',
        name: 'Промокоды',
        words: 'Скидки магазина по\u00a0коду: завести, закончить, сколько раз применили.',
      },
    ],
  },
  {
    name: 'Отчёты',
    rows: reportRows.map(({ code, name, words }) => ({ section: code, name, words })),
  },
  {
    name: 'Сайт',
    rows: [
      { section: 'content', name: 'Тексты', words: 'Страницы, новости, акции, вакансии: правка, просмотр, версии.' },
      { section: 'pictures', name: 'Картинки', words: 'Фотографии для\u00a0текстов: загрузка, имя, описание.' },
      { section: 'seo', name: 'Тексты для\u00a0поиска', words: 'Заголовки и\u00a0описания отдельных адресов.' },
      { section: 'redirects', name: 'Переадресации', words: 'Старые адреса и\u00a0куда они ведут, число переходов.' },
      { section: 'links', name: 'Короткие ссылки', words: 'Ссылки и\u00a0QR-коды для\u00a0печати, число переходов.' },
      { section: 'embeds', name: 'Виджеты', words: 'Формы для\u00a0сайтов партнёров: код и\u00a0живой пример.' },
    ],
  },
  {
    name: 'Порядок',
    rows: [
      {
        section: 'places',
        name: 'Посты и\u00a0часы',
        words: 'Часы центров, посты и\u00a0консультанты, к\u00a0которым записываются.',
      },
      { section: 'sources', name: 'Выгрузки', words: 'Откуда приходит склад, что принято, остановка и\u00a0отмена.' },
      {
        section: 'words',
        name: 'Слова выгрузок',
        words: 'Марки, модели и\u00a0значения, которых мы не\u00a0знаем: что они значат.',
      },
      { section: 'staff', name: 'Сотрудники', words: 'Кто входит, роли и\u00a0центры; для\u00a0администратора.' },
      { section: 'audit', name: 'Журнал', words: 'Кто, что и\u00a0когда сделал.' },
    ],
  },
];

/** The desk's menu and its start page, with what a brand has of it. */
export const groupsOf = (sections: readonly string[]): Group[] =>
  deskGroups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ section }) => sections.includes(section)) }))
    .filter(({ rows }) => rows.length > 0);
