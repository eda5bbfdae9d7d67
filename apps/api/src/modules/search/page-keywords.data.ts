import type { SearchSection } from '@showroom/api-contract/search';

/** Other words for what a page is about, by its slug. */
export const pageKeywords: Readonly<Record<string, string>> = {
  'about-career': 'карьера вакансии работа резюме',
  faq: 'помощь справка',
  guaranty: 'гарантийный ремонт',
  reservation: 'бронь забронировать',
  'service-auto-parts': 'подбор запчастей вин vin код номер проверка',
  service: 'автосервис сто ремонт',
  'service-body-repair': 'кузовной ремонт кузовня',
  'service-to': 'то техобслуживание техническое обслуживание',
  'services-testdrive': 'тест драйв запись записаться пробная поездка испытать',
  'store-offer': 'доставка самовывоз возврат товара',
  'services-credit':
    'автокредит кредит рассрочка 0 процентов ставка займ банк первоначальный взнос без первоначального взноса',
  'services-insurance': 'осаго каско полис страховка',
  'services-trade-in': 'трейд ин trade in обмен сдать автомобиль зачет выкуп выкупить',
  'services-commission': 'комиссия выкуп',
  'service-tire-service': 'шиномонтаж переобувка',
  'service-tire-service-hranenie': 'хранение шин колес',
};

/** Lists and shelves that people call by a word; both brands have them. */
export const wordPages: readonly {
  title: string;
  text: string;
  path: string;
  words: string;
  section?: SearchSection;
}[] = [
  {
    title: 'Распродажа',
    text: 'Автомобили со\u00a0сниженной ценой',
    path: '/cars/sale/',
    words: 'скидки скидка уценка сниженные цены выгода дешевле',
  },
  {
    title: 'Недорогие автомобили',
    text: 'Сначала самые доступные',
    path: '/cars/?sort=price-asc',
    words: 'недорого дешево дешевые доступные бюджетные',
  },
  {
    title: 'Запись на\u00a0сервис',
    text: 'ТО, техобслуживание, диагностика, ремонт, шиномонтаж: центр и\u00a0время на\u00a0выбор',
    path: '/service/online/',
    words: 'записаться ремонт онлайн',
    section: 'services',
  },
  {
    title: 'Запчасти',
    text: 'Каталог запчастей с\u00a0ценами и\u00a0наличием',
    path: '/parts/',
    words: 'детали расходники',
  },
  {
    title: 'Акции',
    text: 'Предложения наших центров',
    path: '/actions/',
    words: 'спецпредложения подарки',
    section: 'actions',
  },
  { title: 'Новости', text: 'Что нового в\u00a0компании', path: '/news/', words: 'события', section: 'articles' },
  {
    title: 'Контакты',
    text: 'Адреса, телефоны и\u00a0часы работы дилерских центров и\u00a0сервисов',
    path: '/contacts/',
    words:
      'адрес телефон позвонить часы режим время график как доехать где находитесь отдел продаж салоны автосалоны дилеры',
    section: 'dealers',
  },
  { title: 'Отзывы', text: 'Что говорят покупатели', path: '/reviews/', words: 'мнения', section: 'pages' },
  { title: 'Аксессуары', text: 'Магазин аксессуаров, шин и\u00a0масел', path: '/store/', words: 'магазин товары' },
];
