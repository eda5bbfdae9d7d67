import type { SearchSection } from '@showroom/api-contract/search';

/** Other words for what a page is about, by its slug. */
export const pageKeywords: Readonly<Record<string, string>> = {
  'about-career': 'карьера вакансии работа резюме',
  'about-history': 'история компании',
  'about-compliance': 'горячая линия коррупция',
  'consent-to-processing': 'персональные данные политика конфиденциальности',
  'terms-of-use': 'правила сайта',
  faq: 'помощь справка частые вопросы',
  guaranty: 'гарантийный',
  mobileapp: 'мобильное приложение скачать',
  reservation: 'бронь забронировать задаток депозит',
  service: 'сервис автосервис сто ремонт',
  'service-accessories': 'фаркоп рейлинги',
  'service-akb': 'акб',
  'service-auto-parts': 'подбор запчастей вин vin код номер проверка',
  'service-body-repair': 'кузовня',
  'service-body-repair-pokraska': 'крыло крыла бампер бампера двери капот кузов кузова',
  'service-detaling': 'полировка химчистка керамика салон сидений кузов кузова',
  'service-diagnostika': 'компьютерная ошибки чек проверить перед покупкой',
  'service-diagnostika-pered-pokupkoy': 'проверить машину',
  'service-dvigatel': 'мотор капитальный',
  'service-electro': 'электромобиль электрокар батарея',
  'service-konditsioner': 'заправка фреон',
  'service-loyalty-program': 'мои бонусы баллы бонусная карта лояльности скидочная',
  'service-optional': 'сигнализация автозапуск тонировка шумоизоляция парктроник камера',
  'service-podveska': 'ходовая амортизаторы сайлентблоки стук',
  'service-podveska-razval-skhozhdenie': 'сход развал углы колес',
  'service-steklo': 'лобовое стекло трещина скол',
  'service-tire-service': 'шиномонтаж переобувка замена резины шин колес',
  'service-tire-service-hranenie': 'хранение шин колес резины',
  'service-to': 'то техобслуживание техническое обслуживание регламент',
  'service-to-zamena-masla': 'масло',
  'service-tormoza': 'тормоза колодки тормозные диски суппорт',
  'service-transmissiya': 'коробка передач сцепление',
  'service-transmissiya-akpp': 'коробка автомат вариатор робот',
  'services-commission': 'комиссия выкуп',
  'services-corporate': 'юрлицо юрлица юридическое лицо бизнес ооо ип',
  'services-credit':
    'автокредит кредит рассрочка 0 процентов ставка займ банк первоначальный взнос без первоначального взноса',
  'services-fleet': 'автопарк таксопарк такси каршеринг оптом',
  'services-insurance': 'осаго каско полис страховка застраховать',
  'services-leasing': 'ип ооо',
  'services-pay': 'способы оплаты вернуть деньги возврат',
  'services-prolongatsiya': 'продлить',
  'services-remote-settlement-losses': 'дтп авария страховой случай ущерб выплата',
  'services-testdrive': 'тест драйв запись записаться пробная поездка испытать прокатиться',
  'services-trade-in':
    'трейд ин trade in обмен обменять старую на новую сдать автомобиль зачет выкуп выкупить продать свою оценить оценка моя мою',
  'services-yandex-split': 'яндекс сплит частями',
  'store-offer': 'доставка самовывоз возврат товара забрать заказ',
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
    words: 'записаться ремонт то онлайн',
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
    words: 'спецпредложения подарки купон промокод на скидку',
    section: 'actions',
  },
  { title: 'Новости', text: 'Что нового в\u00a0компании', path: '/news/', words: 'события', section: 'articles' },
  {
    title: 'Контакты',
    text: 'Адреса, телефоны и\u00a0часы работы дилерских центров и\u00a0сервисов',
    path: '/contacts/',
    words:
      'адрес номер телефон позвонить связаться часы режим время график работаете открыты как доехать проехать где находитесь отдел продаж салоны автосалоны дилеры',
    section: 'dealers',
  },
  { title: 'Отзывы', text: 'Что говорят покупатели', path: '/reviews/', words: 'мнения', section: 'pages' },
  { title: 'Аксессуары', text: 'Магазин аксессуаров, шин и\u00a0масел', path: '/store/', words: 'магазин товары' },
  {
    title: 'Скоро в\u00a0продаже',
    text: 'Автомобили, цены которых ещё не\u00a0назначены',
    path: '/cars/on-sale-soon/',
    words: 'ожидаемые поступления',
  },
  {
    title: 'Автомобили с\u00a0НДС',
    text: 'Цена с\u00a0НДС для организаций',
    path: '/cars/vat/',
    words: 'ндс',
  },
  {
    title: 'Новые с\u00a0выгодой',
    text: 'Новые автомобили со\u00a0специальной ценой',
    path: '/cars/new/promo/',
    words: 'промо по акции',
  },
  {
    title: 'Сравнение',
    text: 'Выбранные автомобили рядом',
    path: '/compare/',
    words: 'сравнить автомобили',
    section: 'pages',
  },
  {
    title: 'Избранное',
    text: 'Что вы отложили',
    path: '/favorites/',
    words: 'отложенные понравившиеся сохраненные',
    section: 'pages',
  },
  { title: 'Корзина', text: 'Товары перед оформлением', path: '/basket/', words: 'оформить заказ', section: 'pages' },
  {
    title: 'Оплата счёта',
    text: 'По\u00a0номеру и\u00a0телефону',
    path: '/pay/',
    words: 'оплатить счет квитанция',
    section: 'pages',
  },
  {
    title: 'Обратная связь',
    text: 'Благодарность, замечание или вопрос',
    path: '/feedback/',
    words: 'жалоба пожаловаться претензия написать директору предложение',
    section: 'pages',
  },
  {
    title: 'Личный кабинет',
    text: 'Автомобили, заказы, записи и\u00a0полисы',
    path: '/lk/',
    words: 'вход войти авторизация аккаунт профиль регистрация',
    section: 'pages',
  },
  {
    title: 'Мой гараж',
    text: 'Ваши автомобили в\u00a0личном кабинете',
    path: '/lk/garage/',
    words: 'мои автомобили мой автомобиль',
    section: 'pages',
  },
  {
    title: 'Мои заказы',
    text: 'Заказы на\u00a0сервис, товары и\u00a0автомобили',
    path: '/lk/orders/',
    words: 'мой заказ статус заказа отследить история',
    section: 'pages',
  },
];
