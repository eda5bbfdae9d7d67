// biome-ignore-all format: dense table of queries
import { car, type JudgedCase } from './judged-cases.data.ts';

/** Lists of 2026-11-26 that were committed before the first of their queries was tried (ADR-078). */
export const untunedCases: readonly JudgedCase[] = [
  // The first: vehicles by slang, typos, the wrong layout, chassis codes and wishes
  car('туссан 2020', 'Hyundai Tucson'), car('нисан альмера классик', 'Nissan Almera'), car('пасат б5', 'Volkswagen Passat'), car('бмв e46', 'BMW 3 серии'), car('f30', 'BMW 3 серии'), car('мерс w212', 'Mercedes-Benz E-Класс'),
  car('w222', 'Mercedes-Benz S-Класс'), car('крузак 80', 'Toyota Land Cruiser'), car('х трейл т32', 'Nissan X-Trail'), car('шеви нива', 'Chevrolet Niva'), car('четырка ваз', 'Lada 2114'), car('cgjhnblp', 'Kia Sportage'),
  car('htyj kjufy', 'Renault Logan'), car('ещнщеф сфькн', 'Toyota Camry'), car('нивка урбан', 'Lada'), car('хендай туксон', 'Hyundai Tucson'), car('каптюр', 'Renault Kaptur'), car('сандеро степвей', 'Renault Sandero'),
  car('поджеро спорт', 'Mitsubishi Pajero Sport'), car('шкода кодиак 7 мест', 'Skoda Kodiaq'), car('суперб универсал', 'Skoda Superb'), car('чанган уни ти', 'Changan UNI-T'), car('джетур х70', 'Jetour X70'), car('эксид тхл', 'Exeed TXL'),
  car('ли 9', 'Li Auto L9'), car('ваз 2107', 'Lada 2107'), car('волга', 'ГАЗ'), car('ауди 100', 'Audi 100'), car('фрилендер 2', 'Land Rover Freelander'), car('акцент тагаз', 'Hyundai Accent'), car('солярис 2 рестайлинг', 'Hyundai Solaris'),
  car('renault duster diesel 4x4', 'Renault Duster'), car('used toyota camry', 'Toyota Camry'), car('丰田', 'Toyota'), car('吉利', 'Geely'), car('хочу купить недорогую гранту', 'Lada Granta'),
  { query: 'машина до миллиона автомат', vehicle: '' }, { query: 'семейный кроссовер до 3 млн', vehicle: '' }, { query: 'седан на автомате до 1,5 млн', vehicle: '' }, { query: 'машина для города недорого', vehicle: '' },
  { query: 'бу авто до 500000', vehicle: '' }, { query: 'полноприводный минивэн дизель', vehicle: '' }, { query: 'электричка до 4 млн', vehicle: '' }, { query: 'внедорожник из кореи', vehicle: '' },
  // Goods
  { query: 'колодки на солярис', goods: 'Колодки тормозные' }, { query: 'масло 5в30', goods: '5W-30' }, { query: 'масло мотул 5w40', goods: 'Масло моторное Motul' }, { query: '5w-30 шелл хеликс', goods: 'Масло моторное Shell' },
  { query: 'масло зик', goods: 'Масло моторное ZIC' }, { query: 'шины нокиан', goods: 'Nokian' }, { query: 'ханкук 205 55 р16', goods: '205/55 R16' }, { query: 'резина 225/65/17', goods: '225/65 R17' },
  { query: '235 55 18 зима', goods: 'Шина зимняя' }, { query: 'диски на 16 5х114.3', goods: 'Диск литой' }, { query: 'штамповки 15', goods: 'Диск штампованный' }, { query: 'лампа h1', goods: 'Лампа' },
  { query: 'лампочка ближнего света', goods: 'Лампа' }, { query: 'светодиодные лампы h4', goods: 'Лампа светодиодная' }, { query: 'дворники бескаркасные', goods: 'Щётк' }, { query: 'щетки 55 см', goods: 'Щётк' },
  { query: 'акб 75 ач', goods: 'Аккумулятор' }, { query: 'аккум тюмень', goods: 'Аккумулятор' }, { query: 'фильтр воздушный поло', goods: 'Фильтр воздушный' }, { query: 'топливный фильтр дизель', goods: 'Фильтр топливный' },
  { query: 'свечи денсо', goods: 'Свеча' }, { query: 'катушка зажигания рио', goods: 'Катушка зажигания' }, { query: 'ремень генератора', goods: 'Ремень' }, { query: 'амортизаторы задние гранта', goods: 'Амортизатор' },
  { query: 'шаровая солярис', goods: 'Опора шаровая' }, { query: 'фара левая поло', goods: 'Фара' }, { query: 'противотуманки', goods: 'Фара противотуманная' }, { query: 'ступичный подшипник фокус', goods: 'Подшипник' },
  { query: 'термостат', goods: 'Термостат' }, { query: 'коврики ева на рио', goods: 'Коврик' }, { query: 'сетка коврики в салон тигго', goods: 'Коврики в салон' }, { query: 'авточехлы экокожа', goods: 'Чехлы на сиденья' },
  { query: 'подлокотник', page: '/service/accessories/' }, { query: 'поперечины на рейлинги', goods: 'Багажник' }, { query: 'камера заднего вида', goods: 'Камера' }, { query: 'омывайка -30', goods: 'омыват' },
  { query: 'полироль', goods: 'Автокосметика' }, { query: 'домкрат', goods: 'Домкрат' }, { query: 'аптечка', goods: 'Аптечка' }, { query: 'секретки на колеса', goods: 'Секретк' },
  { query: 'куплю зимнюю резину', goods: 'Шина зимняя' }, { query: 'сколько стоят коврики', goods: 'Коврик' }, { query: 'сколько стоит аккумулятор', goods: 'Аккумулятор' }, { query: 'подобрать шины', goods: 'Шина' },
  { query: 'моторное масло в киа рио', goods: 'Масло моторное' }, { query: 'car battery', goods: 'Аккумулятор' },
  // Parts that the shop has not
  { query: 'турбина на дизель', page: '/service/auto-parts/' }, { query: 'контрактный двигатель', page: '/service/auto-parts/' }, { query: 'ручка двери солярис', page: '/service/auto-parts/' }, { query: 'датчик абс рено логан', page: '/service/auto-parts/' },
  { query: 'крышка багажника рио', page: '/service/auto-parts/' }, { query: 'личинка замка', page: '/service/auto-parts/' }, { query: 'подушка безопасности водителя', page: '/service/auto-parts/' }, { query: 'коробка передач бу', page: '/service/auto-parts/' },
  // Pages
  { query: 'сколько стоит осаго', page: '/services/insurance/' }, { query: 'то 15000', page: '/service/to/' }, { query: 'замена масла в двигателе', page: '/service/to/zamena-masla/' }, { query: 'поменять грм на рио', page: '/service/dvigatel/grm/' },
  { query: 'ремонт рулевой рейки', page: ['/service/podveska/', '/service/'] }, { query: 'заправить кондиционер', page: '/service/konditsioner/' }, { query: 'сезонный шиномонтаж цена', page: '/service/tire-service/' }, { query: 'вмятина без покраски', page: '/service/body-repair/vmyatiny-bez-pokraski/' },
  { query: 'проверить машину перед покупкой', page: '/service/diagnostika/pered-pokupkoy/' }, { query: 'установить фаркоп', page: ['/service/accessories/', '/service/optional/'] }, { query: 'продать машину с ипотекой кредитом', page: ['/services/trade-in/', '/services/commission/'] }, { query: 'обменять старую на новую с доплатой', page: '/services/trade-in/' },
  { query: 'кредит по двум документам', page: '/services/credit/' }, { query: 'ежемесячный платеж калькулятор', page: '/services/credit/' }, { query: 'калькулятор осаго', page: '/services/insurance/' }, { query: 'европротокол', page: '/services/remote_settlement_losses/' },
  { query: 'взять авто в аренду с выкупом', page: ['/services/subscription/', '/services/leasing/'] }, { query: 'покататься на новой машине', page: '/services/testdrive/' }, { query: 'график работы в праздники', page: '/contacts/' }, { query: 'какой у вас адрес', page: '/contacts/' },
  { query: 'парковка у салона', page: ['/contacts/', '/faq/'] }, { query: 'работа в автосалоне', page: '/about/career/' }, { query: 'стажировка студентам', page: '/about/career/' }, { query: 'избранные автомобили', page: '/favorites/' },
  { query: 'посмотреть корзину', page: '/basket/' }, { query: 'мой заказ не пришел', page: ['/lk/orders/', '/feedback/', '/store-offer/'] }, { query: 'войти по смс', page: ['/lk/', '/lk/auth/'] }, { query: 'программа лояльности', page: ['/service/loyalty-program/', '/lk/loyalty/'], holding: 1 },
  { query: 'политика конфиденциальности', page: ['/consent-to-processing/', '/terms-of-use/', '/cookie/'] }, { query: 'oil change', page: '/service/to/zamena-masla/' }, { query: 'test drive', page: '/services/testdrive/' }, { query: 'pfgbcm yf cthdbc', page: '/service/online/' },
  // Nothing of ours
  { query: 'ремонт стиральных машин', nothing: true }, { query: 'работа курьером', nothing: true }, { query: 'записаться к врачу', nothing: true }, { query: 'масло подсолнечное', nothing: true }, { query: 'фильтр для воды', nothing: true },
  { query: 'чехол на айфон', nothing: true }, { query: 'аккумулятор для телефона', nothing: true }, { query: 'корм для кошек', nothing: true }, { query: 'щетка для волос', nothing: true }, { query: 'лампа настольная', nothing: true },
  { query: 'кресло офисное', nothing: true }, { query: 'коврик для йоги', nothing: true }, { query: 'замена паспорта', nothing: true }, { query: 'продать квартиру', nothing: true }, { query: 'аренда офиса', nothing: true },
  { query: 'доставка пиццы', nothing: true }, { query: 'свечи ароматические', nothing: true }, { query: 'сливочное масло', nothing: true }, { query: 'набор кастрюль', nothing: true }, { query: 'дверь межкомнатная', nothing: true },
  { query: 'расписание автобусов', nothing: true }, { query: 'билет на поезд', nothing: true }, { query: 'зубная паста', nothing: true }, { query: 'мойка окон', nothing: true }, { query: 'запчасти для холодильника', nothing: true },
  { query: 'гороскоп на завтра', nothing: true }, { query: 'buy house', nothing: true }, { query: 'новости футбола', nothing: true }, { query: 'красный диван', nothing: true }, { query: 'мотор для лодки', nothing: true },
];
