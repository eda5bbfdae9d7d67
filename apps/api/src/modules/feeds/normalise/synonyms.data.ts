// biome-ignore-all format: dense tables of words
import type { BodyType, ColorGroup, Condition, DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';

/** Spellings of our codes in feeds, besides codes and labels; `|` separates phrases, compared folded. */
export const bodySynonyms: Readonly<Partial<Record<BodyType, string>>> = {
  sedan: 'седан 2 дв|седан хардтоп|лимузин|limousine',
  liftback: 'фастбек|fastback',
  hatchback: 'хетчбек|хэтчбек 3 дв|хэтчбек 5 дв|хэтчбек 4 дв',
  wagon: 'universal|универсал 3 дв|универсал 5 дв|estate|shooting brake|шутинг брейк',
  suv: 'внедорожник 5 дв|кроссовер|crossover|джип|offroad',
  'suv-3d': 'внедорожник открытый|кроссовер 3 дв',
  coupe: 'купе хардтоп|купе 2 дв',
  cabriolet: 'кабрио|родстер|roadster|тарга|спидстер|targa|convertible',
  minivan: 'компактвэн|минивен|микровэн|compactvan|microvan|mpv',
  pickup: 'пикап двойная кабина|пикап одинарная кабина|пикап полуторная кабина',
  van: 'cargo van|fullmetal van|цельнометаллический фургон|грузовой фургон|рефрижератор|изотермический фургон|refrigerator|isothermal',
  microbus: 'minibus|автобус|автодом|camper|пассажирский фургон',
  truck: 'flatbed truck|tent truck|tipper|chassis|evacuator|бортовой грузовик|тентованный грузовик|самосвал|шасси|эвакуатор|седельный тягач|тягач',
  'semi-trailer': 'полуприцеп|semitrailer', 'sport-bike': 'спорт байк|sportbike|спортивный', 'off-road': 'внедорожный мотоцикл', atv: 'quad', 'jet-ski': 'jetski',
};
export const engineSynonyms: Readonly<Partial<Record<EngineType, string>>> = {
  petrol: 'бензиновый|gasoline|бензиновый турбированный', diesel: 'дизельный|дизель турбированный', hybrid: 'гибридный|подключаемый гибрид|последовательный гибрид|phev|mhev|hev',
  electro: 'electric|электрический|электромобиль|ev', gas: 'petrol and gas|газ бензин|бензин газ|сжиженный газ|метан|пропан|lpg|cng', none: 'нет',
};
export const gearSynonyms: Readonly<Partial<Record<GearType, string>>> = {
  automatic: 'автоматическая|акпп|at|auto', manual: 'механическая|мкпп|mt|mechanical', robot: 'роботизированная|робот с одним сцеплением|робот с двумя сцеплениями|amt|dct|dsg|robotized',
  variator: 'вариаторная|cvt|бесступенчатая', reducer: 'одноступенчатая|прямая передача|single speed', none: 'нет',
};
export const driveSynonyms: Readonly<Partial<Record<DriveType, string>>> = {
  front: 'передние колеса|fwd|front wheel', rear: 'задние колеса|rwd|rear wheel', full: 'полноприводный|постоянный полный|подключаемый полный|4wd|awd|4x4|all wheel|full 4wd|optional 4wd',
  chain: 'цепной', shaft: 'карданный', belt: 'ременный', 'water-jet': 'водометный', none: 'нет',
};
/** Colour names; the name of a paint is searched for one of them. */
export const colorSynonyms: Readonly<Record<ColorGroup, string>> = {
  white: 'белый|белая|белое|слоновая кость|молочный', silver: 'серебристый|серебряный|серебро|серебристая', gray: 'серый|серая|графит|темно серый|мокрый асфальт|grey',
  black: 'черный|черная', blue: 'синий|синяя|темно синий', 'light-blue': 'голубой|голубая|серо голубой|бирюзовый', red: 'красный|красная|алый', burgundy: 'бордовый|вишневый|пурпурный|темно вишневый|темно красный',
  green: 'зеленый|зеленая|хаки|оливковый|серо зеленый', brown: 'коричневый|коричневая|бронзовый|бронза', beige: 'бежевый|бежевая|песочный|шампань', orange: 'оранжевый|медный', yellow: 'желтый|золотистый|золотой|золотисто желтый|gold', purple: 'фиолетовый|сиреневый|лиловый|violet|розовый|pink',
};
export const conditionSynonyms: Readonly<Record<Condition, string>> = {
  new: 'новый|новая|новые|новые автомобили|автомобили новые|cars new|не был в эксплуатации', used: 'с пробегом|б у|подержанный|подержанные|автомобили с пробегом|бу|cars used',
};
export const wheelSynonyms = { left: 'левый|левое|слева|lhd', right: 'правый|правое|справа|rhd' } as const;
/** Availability: in stock, on the way, to order, reserved. */
export const availabilitySynonyms = {
  'in-stock': 'в наличии|наличие|есть|да|true|in stock|available', 'on-the-way': 'в пути|едет|ожидается|in transit|on the way|transit', 'to-order': 'на заказ|под заказ|заказ|false|нет|order|on order|custom',
  reserved: 'резерв|забронирован|зарезервирован|в резерве|бронь|reserved|booked',
} as const;
export const ownerSynonyms = { 0: 'не было владельцев|без владельцев|нет', 1: 'один владелец|один|one|1 владелец', 2: 'два владельца|два|two|2 владельца', 3: 'три и более|три и более владельцев|три|3 и более|three or more' } as const;
export const yesSynonyms = 'да|true|1|с ндс|ндс|yes|есть';
