/** Other words for what a page is about, by its slug. */
export const pageKeywords: Readonly<Record<string, string>> = {
  'about-career': 'карьера вакансии работа резюме',
  faq: 'помощь справка',
  guaranty: 'гарантийный ремонт',
  reservation: 'бронь забронировать',
  service: 'техобслуживание автосервис сто',
  'service-to': 'то техобслуживание техническое обслуживание',
  'services-credit': 'автокредит рассрочка займ банк',
  'services-insurance': 'осаго каско полис страховка',
  'services-testdrive': 'пробная поездка испытать',
  'services-trade-in': 'трейд ин trade in обмен сдать автомобиль зачет',
  'service-tire-service': 'шиномонтаж переобувка хранение шин',
};
