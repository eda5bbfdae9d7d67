// biome-ignore-all format: dense table of words
import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import type { Purpose } from './purposes.data.ts';
import type { VehicleKind } from './vehicle-kinds.data.ts';

type Values = {
  type: readonly TransportType[];
  condition: Condition;
  bodyType: readonly string[];
  engine: readonly string[];
  gear: readonly string[];
  drive: readonly string[];
  color: readonly string[];
  country: readonly string[];
  city: readonly string[];
  seats: number;
  year: number;
  vat: true;
  kind: VehicleKind;
  purpose: Purpose;
};
/** The filter that a phrase stands for, and its value; lists are alternatives. `not`: anything else. */
export type Attribute = { [K in keyof Values]: { key: K; value: Values[K]; not?: true } }[keyof Values];

const type = (...value: Values['type']): Attribute => ({ key: 'type', value });
const body = (...value: string[]): Attribute => ({ key: 'bodyType', value });
const engine = (...value: string[]): Attribute => ({ key: 'engine', value });
const gear = (...value: string[]): Attribute => ({ key: 'gear', value });
const drive = (...value: string[]): Attribute => ({ key: 'drive', value });
const color = (...value: string[]): Attribute => ({ key: 'color', value });
const country = (...value: string[]): Attribute => ({ key: 'country', value });
const city = (...value: string[]): Attribute => ({ key: 'city', value });
const kind = (value: VehicleKind): Attribute => ({ key: 'kind', value });
const condition = (value: Condition): Attribute => ({ key: 'condition', value });

/** Synonyms of filter values. `|` separates phrases. */
export const attributePhrases: readonly (readonly [phrases: string, attribute: Attribute])[] = [
  ['внедорожник|внедорожники|джипы|кроссовер|кроссоверы|паркетник|паркетники|suv|suvs|crossover', body('suv', 'suv-3d')],
  ['седан|седаны|sedan', body('sedan')],
  ['универсал|универсалы|сарай|wagon', body('wagon')],
  ['хэтчбек|хэтчбеки|хетчбек|хетчбеки|хэтч|хечбек|хетч|хэчбэк|hatchback', body('hatchback')],
  ['лифтбек|лифтбеки|liftback', body('liftback')],
  ['3 двери|три двери|3 дв|трехдверный|трехдверная', body('suv-3d', 'coupe')], ['5 дверей|пять дверей|5 дв|пятидверный|пятидверная', body('suv', 'hatchback', 'liftback', 'wagon')],
  ['двухдверный|двухдверная|двухдверные|двухдверную|2 двери|две двери', body('coupe', 'cabriolet', 'suv-3d')], ['купе|coupe', body('coupe')], ['спорткар|спорткары|суперкар|спортивная машина|спортивную машину|спортивные машины|спортивное авто|спортивный автомобиль|спортивная тачка|быстрая машина|быструю машину|быстрые машины|быстрый автомобиль|быстрое авто|быстрая тачка', body('coupe', 'cabriolet')],
  ['кабриолет|кабриолеты|кабрио|родстер|родстеры', body('cabriolet')],
  ['минивэн|минивэны|минивен|минивены|minivan', body('minivan', 'microbus')],
  ['пикап|пикапы|pickup', body('pickup')],
  ['каблук|каблуки|каблучок|каблучки', kind('small-van')], ['фургон|фургоны|van|vans|цельнометаллический', body('van')],
  ['микроавтобус|микроавтобусы', body('microbus')], ['маршрутка|маршрутки|маршрутку|автобус|автобусы', kind('bus')],
  ['грузовик|грузовики|фура|фуры|truck|trucks|lorry', body('truck')],
  ['тягач|тягачи|седельный тягач|седельные тягачи|седельник', kind('tractor')], ['самосвал|самосвалы|самосвальный|dump truck|tipper', kind('tipper')], ['рефрижератор|рефрижераторы|рефрижераторный', kind('reefer')], ['изотерм|изотермический|изотермические', kind('insulated')],
  ['промтоварный|промтоварка', kind('goods-van')], ['бортовой|бортовая|бортовые', kind('flatbed')], ['тентованный|тентованная|тентованные|шторный|шторник', kind('curtain')], ['контейнеровоз|контейнеровозы', kind('container')], ['цистерна|цистерны|автоцистерна|бензовоз|бензовозы', kind('tank')],
  ['лесовоз|лесовозы|сортиментовоз', kind('timber')], ['мусоровоз|мусоровозы', kind('garbage')], ['бетономешалка|бетоновоз|бетоновозы|автобетоносмеситель', kind('mixer')], ['автовышка|автовышки', kind('lift')], ['вахтовка|вахтовый автобус', kind('crew-bus')],
  ['грузопассажирский|грузопассажирские|грузопассажирская', kind('combi')], ['пассажирский|пассажирская|пассажирские', kind('bus')],
  ['эвакуатор|эвакуаторы', kind('recovery')], ['манипулятор|манипуляторы|кму', kind('crane')], ['шасси', kind('chassis')],
  ['полуприцеп|полуприцепы|прицеп|прицепы', body('semi-trailer')],
  ['эндуро', body('enduro')],
  ['спортбайк|спортбайки|спортивный мотоцикл|спортивные мотоциклы', body('sport-bike')],
  ['трицикл|трициклы', body('tricycle')], ['чоппер|чопперы|круизер|круизеры|cruiser|chopper|классический мотоцикл|классические мотоциклы|мотоцикл классический|ретро мотоцикл|каферейсер|боббер', body('classic')], ['нейкед|нейкеды|naked|дорожный мотоцикл|дорожные мотоциклы|мотоцикл дорожный|стритфайтер|стритфайтеры', body('road')],
  ['турэндуро|туристический эндуро|эндуро туристический', body('enduro')], ['туристический мотоцикл|туристические мотоциклы|мотоцикл туристический|турер|туреры', kind('tourer')], ['сайдкар', kind('sidecar')],
  ['детский мотоцикл|детские мотоциклы|мотоцикл детский', kind('child-moto')],
  ['кросс|кроссовый', body('cross')],
  ['мотоцикл|мотоциклы|мото|байк|байки|мотик|motorcycle|motorcycles|motorbike', type('moto')],
  ['скутер|скутеры|максискутер|макси скутер|мотороллер|мотороллеры|scooter', kind('scooter')], ['мопед|мопеды|moped', kind('moped')], ['питбайк|питбайки|пит байк|pitbike|pit bike', kind('pit-bike')],
  ['мотовездеход|мотовездеходы|квадроцикл|квадроциклы|квадрик|квадрики|квадр|atv|utv', type('atv')], ['багги|buggy', kind('buggy')],
  ['детский квадроцикл|детские квадроциклы|детский квадрик|детские квадрики|квадроцикл детский|квадрик детский', kind('child-atv')],
  ['спортивный квадроцикл|спортивные квадроциклы|квадроцикл спортивный', kind('sport-atv')], ['утилитарный квадроцикл|утилитарные квадроциклы|квадроцикл утилитарный|рабочий квадроцикл', kind('work-atv')],
  ['водный мотоцикл|водные мотоциклы|гидроцикл|гидроциклы|джетски', type('jet-ski')],
  ['коммерческий|коммерческие|грузовой|грузовые', type('commercial')],
  ['легковой|легковые', type('cars')],
  ['малолитражка|малолитражки|малолитражку', { key: 'purpose', value: 'small' }], ['под такси|для такси', { key: 'purpose', value: 'taxi' }], ['семейник', { key: 'purpose', value: 'family' }], ['представительский', { key: 'purpose', value: 'business' }], ['дачник', body('suv', 'suv-3d', 'wagon', 'pickup')],
  ['рамный|рамная|рамные|рамник|рамники', kind('frame')],
  ['электро|электромобиль|электромобили|электрокар|электрокары|электрический|электричка|электромашина|electric|ev', engine('electro')],
  ['гибрид|гибриды|гибридный|hybrid', engine('hybrid')],
  ['tdi|тди|crdi|дизель|дизельный|дизеля|diesel', engine('diesel')],
  ['бензин|бензиновый|petrol|gasoline', engine('petrol')],
  ['газовый|метан|пропан', engine('gas')],
  ['автомат|автоматическая|акпп|на автомате|коробка автомат|automatic', gear('automatic', 'variator', 'robot')],
  ['механика|механике|мкпп|ручка|механическая|на механике|коробка механика|manual', gear('manual')],
  ['робот|роботе|dsg|дсг', gear('robot')],
  ['вариатор|вариаторе|cvt', gear('variator')],
  ['полный привод|полноприводный|полноприводные|полным приводом|4 wd|4 вд|awd|4 matic|4 матик|4 x 4|4 х 4|4 на 4|4 motion|4 моушен|4 моушн|вездеход|вездеходы', drive('full')],
  ['передний привод|переднеприводный|переднеприводные|передним приводом', drive('front')],
  ['задний привод|заднеприводный|заднеприводные|задним приводом', drive('rear')],
  ['белый|белая|белые|white', color('white')], ['черный|черная|черные|black', color('black')], ['серый|серая|серые|gray|grey', color('gray', 'silver')],
  ['серебристый|серебристая|серебро|серебряный|silver', color('silver')], ['синий|синяя|синие|blue', color('blue')], ['голубой|голубая', color('light-blue')],
  ['красный|красная|красные|red', color('red')], ['бордовый|бордовая|вишневый|вишневая', color('burgundy')], ['зеленый|зеленая|зеленые|green', color('green')],
  ['коричневый|коричневая', color('brown')], ['бежевый|бежевая', color('beige')], ['оранжевый|оранжевая', color('orange')], ['желтый|желтая', color('yellow')],
  ['фиолетовый|фиолетовая', color('purple')],
  ['новый|новая|новые|новое|без пробега|new|brand new', condition('new')],
  ['бу|б у|used|second hand|pre owned|preowned|подержанный|подержанная|подержанные|с пробегом|пробегом|вторичка|поддержанный|поддержанные|поддержанная', condition('used')],
  ['китайский|китайские|китаец|китайцы|китай|китайская|chinese', country('cn')], ['праворулька|праворульки|праворульку|японский|японские|японец|японцы|японка|японская|япония|japanese', country('jp')],
  ['немецкий|немецкие|немец|немцы|немка|немецкая|германия|german', country('de')], ['корейский|корейские|кореец|корейцы|корейская|корея|korean', country('kr')],
  ['российский|российские|отечественный|отечественные|русский|отечественная', country('ru')], ['американский|американские|американец|американцы|сша', country('us')],
  ['иномарка|иномарки|иномарку|иномарок|импортный|импортная', { key: 'country', value: ['ru'], not: true }],
  ['европейский|европейские|европейская|европеец|европейцы', country('de', 'fr', 'gb', 'it', 'se', 'cz', 'es')],
  ['французский|французские|француз', country('fr')], ['английский|английские|британский|британские', country('gb')],
  ['москва|москве|мск', city('msk')], ['питер|питере|спб|санкт петербург|петербург|петербурге', city('spb')],
  ['с ндс|ндс', { key: 'vat', value: true }],
];

/** Stop words. */
export const stopWordList =
  'кроме cars car auto vehicle vehicles for sale buy price cheap in with the a ' +
  'купить куплю продажа продаю цена цены стоимость сколько стоит автомобиль автомобили автомобиля автомобилей авто машина машины машину машин машине тачка тачки тачку тачек моторс motors ' +
  'в на с из и или для по под от до за не наличии наличие недорого дешево хороший хорошая лучший салон автосалон официальный дилер ' +
  'год года году г руб рублей ₽ привод кпп коробка передач двигатель мотор кузов кузове цвет цвета объявления каталог фото тест драйв кредит ' +
  'лизинг trade in трейд ин запчасти запчасть аксессуары аксессуар нибудь есть какой какая какие какое какую можно нужно нужен нужна хочу ищу мне нам вам вас вы ваш ваша ваши подскажите скажите пожалуйста здравствуйте покажи покажите найди найти все всех где когда почему кто что чем ' +
  'комплект шт оригинал подобрать заказать интернет магазин салоны салонов салонах кожа кожей кожаный кожаная';
