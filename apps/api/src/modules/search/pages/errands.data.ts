// biome-ignore-all format: dense table of words

/**
 * What one comes for other than a vehicle or a thing of the shop: words of one errand mean the same. `withVehicle`: a vehicle named with
 * it is looked for as well («камри в кредит»), `withGoods`: goods are; `also`: what helps with it; `path`: where it is done; `isFirst`: a word of goods unless it comes
 * first («держатель телефона»).
 */
export const errandWords: readonly { words: string; also?: string; path?: string; hub?: string; isFirst?: true; withVehicle?: true; withGoods?: true }[] = [
  // The service
  { words: 'промыть промывка прочистить прочистка', hub: '/service/' }, { words: 'регулировка отрегулировать настройка настроить калибровка откалибровать адаптация', hub: '/service/' }, { words: 'восстановить восстановление восстанавливаете', hub: '/service/' },
  { words: 'замена заменить поменять сменить менять смена меняете', hub: '/service/' },
  { words: 'ремонт отремонтировать починить чинить ремонтировать починка чините ремонтируете почините', hub: '/service/' },
  { words: 'сервис автосервис' }, { words: 'обслуживание техобслуживание обслужить', path: '/service/to/' }, { words: 'техосмотр' }, { words: 'регламент', path: '/service/to/' },
  { words: 'покраска покрасить перекрасить красить окраска окрасить', path: '/service/body-repair/pokraska/' }, { words: 'рихтовка вмятина вмятины царапина царапины скол сколы' },
  { words: 'полировка отполировать полировать', path: '/service/detaling/' }, { words: 'химчистка чистка почистить детейлинг', path: '/service/detaling/' }, { words: 'оклейка оклеить бронепленка' },
  { words: 'установка установить поставить монтаж ставите' }, { words: 'тонировка затонировать' }, { words: 'шумоизоляция' }, { words: 'антикор антикоррозийная' },
  { words: 'диагностика диагностировать продиагностировать неисправность', path: '/service/diagnostika/' }, { words: 'стучит стук скрип скрипит течет горит греет дует холодит заводится глохнет троит дымит вибрирует гудит шумит свистит', also: 'диагностика' }, { words: 'осмотр осмотреть проверка проверить' }, { words: 'развал схождение сход', path: '/service/podveska/razval-skhozhdenie/' }, { words: 'заправка заправить' },
  { words: 'шиномонтаж переобуть переобувка переобуться балансировка перекинуть перебортовать', path: '/service/tire-service/' }, { words: 'хранение хранить', path: '/service/tire-service/hranenie/' },
  // Sales services
  { words: 'осаго', path: '/services/insurance/' }, { words: 'каско', path: '/services/insurance/' }, { words: 'страховка страхование застраховать страховой полис', path: '/services/insurance/' }, { words: 'продлить продление пролонгация', path: '/services/prolongatsiya/' }, { words: 'дтп авария убыток', path: '/services/remote_settlement_losses/' },
  { words: 'выкуп выкупить продать продам сдать обмен обменять трейдин', path: '/services/trade-in/' }, { words: 'оценка оценить', path: '/services/trade-in/' }, { words: 'трейд trade', path: '/services/trade-in/' }, { words: 'комиссия комиссионная комиссионный', path: '/services/commission/' },
  { words: 'гарантия гарантийный', path: '/guaranty/' },
  { words: 'кредит автокредит рассрочка', path: '/services/credit/', withVehicle: true }, { words: 'лизинг', path: '/services/leasing/', withVehicle: true }, { words: 'подписка', path: '/services/subscription/', withVehicle: true }, { words: 'аренда прокат', withVehicle: true },
  { words: 'запись записаться записать', withVehicle: true }, { words: 'прокатиться испытать', path: '/services/testdrive/', withVehicle: true }, { words: 'сравнить сравнение', path: '/compare/', withVehicle: true }, { words: 'отзыв отзывы', path: '/reviews/', withVehicle: true },
  // The company
  { words: 'вакансия вакансии работа резюме трудоустройство устроиться карьера', path: '/about/career/' }, { words: 'адрес', path: '/contacts/' }, { words: 'телефон', path: '/contacts/', isFirst: true }, { words: 'часы', path: '/contacts/', isFirst: true }, { words: 'проехать доехать связаться перезвонить перезвоните звонок', path: '/contacts/' }, { words: 'работаете открываетесь закрываетесь открыты', path: '/contacts/' }, { words: 'график режим', path: '/contacts/' },
  { words: 'жалоба пожаловаться претензия', path: '/feedback/' }, { words: 'статус отследить', path: '/lk/orders/' }, { words: 'оплата оплатить', path: '/services/pay/' }, { words: 'возврат вернуть' },
  { words: 'пароль войти', path: '/lk/' }, { words: 'запчасти запчасть расходники расходник', path: '/parts/', withGoods: true }, { words: 'вин vin', path: '/service/auto-parts/' },
  // What is the visitor's own
  { words: 'мой моя мое мои мою моего моей моих' },
];

/** Beside an errand these say how much, how far and how soon. */
export const errandAsides =
  'стоит стоят стоимость цена цены ценник прайс почем руб рублей тыс тысяч тысячи км год лет недорого дешево срочно сегодня завтра круглосуточно круглосуточный ночью вечером утром рядом лучший хороший';
