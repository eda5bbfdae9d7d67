/** Other words for what a page is about, by its slug. */
export const pageKeywords: Readonly<Record<string, string>> = {
  'about-career': 'карьера вакансии работа резюме',
  faq: 'помощь справка',
  guaranty: 'гарантийный ремонт',
  reservation: 'бронь забронировать',
  'service-auto-parts': 'подбор запчастей вин vin код номер проверка',
  service: 'техобслуживание автосервис сто',
  'service-to': 'то техобслуживание техническое обслуживание',
  'services-credit': 'автокредит рассрочка займ банк',
  'services-insurance': 'осаго каско полис страховка',
  'services-testdrive': 'пробная поездка испытать',
  'services-trade-in': 'трейд ин trade in обмен сдать автомобиль зачет',
  'service-tire-service': 'шиномонтаж переобувка хранение шин',
};

/** Pages of the catalogue and the shop that people call by a word; both brands have them. */
export const wordPages: readonly { title: string; text: string; path: string; words: string }[] = [
  {
    title: 'Распродажа',
    text: 'Автомобили со\u00a0сниженной ценой',
    path: '/cars/sale/',
    words: 'скидки скидка уценка сниженные цены выгода дешевле',
  },
  {
    title: 'Запчасти',
    text: 'Каталог запчастей с\u00a0ценами и\u00a0наличием',
    path: '/parts/',
    words: 'детали расходники',
  },
  { title: 'Аксессуары', text: 'Магазин аксессуаров, шин и\u00a0масел', path: '/store/', words: 'магазин товары' },
];
