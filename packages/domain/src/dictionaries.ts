/**
 * The closed vocabularies of the catalogue: code (in URLs, the database and on the wire) → Russian label.
 * Codes are lower-case Latin with hyphens, so that they can stand in a path.
 */
export const bodyTypes = {
  sedan: 'Седан',
  liftback: 'Лифтбек',
  hatchback: 'Хэтчбек',
  wagon: 'Универсал',
  suv: 'Внедорожник',
  'suv-3d': 'Внедорожник 3 дв.',
  coupe: 'Купе',
  cabriolet: 'Кабриолет',
  minivan: 'Минивэн',
  pickup: 'Пикап',
  van: 'Фургон',
  microbus: 'Микроавтобус',
  truck: 'Грузовик',
  'semi-trailer': 'Полуприцеп',
  enduro: 'Эндуро',
  'sport-bike': 'Спортбайк',
  tricycle: 'Трицикл',
  classic: 'Классик',
  road: 'Дорожный',
  'off-road': 'Внедорожный',
  cross: 'Кросс',
  atv: 'Квадроцикл',
  'jet-ski': 'Гидроцикл',
} as const;

export const engineTypes = {
  petrol: 'Бензин',
  diesel: 'Дизель',
  hybrid: 'Гибрид',
  electro: 'Электро',
  gas: 'Газ',
  none: 'Без двигателя',
} as const;

export const gearTypes = {
  automatic: 'Автомат',
  manual: 'Механика',
  robot: 'Робот',
  variator: 'Вариатор',
  reducer: 'Редуктор',
  none: 'Без коробки передач',
} as const;

export const driveTypes = {
  front: 'Передний',
  rear: 'Задний',
  full: 'Полный',
  chain: 'Цепь',
  shaft: 'Кардан',
  belt: 'Ремень',
  'water-jet': 'Водомёт',
  none: 'Без привода',
} as const;

/** Colour groups with the paint that the pictures use (sRGB hex of the group's middle). */
export const colorGroups = {
  white: { label: 'Белый', paint: '#e9ebec' },
  silver: { label: 'Серебристый', paint: '#b9bec3' },
  gray: { label: 'Серый', paint: '#71777d' },
  black: { label: 'Чёрный', paint: '#1d1f22' },
  blue: { label: 'Синий', paint: '#1f4c8f' },
  'light-blue': { label: 'Голубой', paint: '#7fa9cf' },
  red: { label: 'Красный', paint: '#b3202a' },
  burgundy: { label: 'Бордовый', paint: '#5e1a27' },
  green: { label: 'Зелёный', paint: '#2f5d46' },
  brown: { label: 'Коричневый', paint: '#5b4536' },
  beige: { label: 'Бежевый', paint: '#c9b99c' },
  orange: { label: 'Оранжевый', paint: '#d8692b' },
  yellow: { label: 'Жёлтый', paint: '#e3b92f' },
  purple: { label: 'Фиолетовый', paint: '#54407a' },
} as const;

/** Countries of a mark's origin, as codes of ISO 3166-1 alpha-2 in lower case → Russian name. */
export const countries = {
  ru: 'Россия',
  cn: 'Китай',
  jp: 'Япония',
  kr: 'Южная Корея',
  de: 'Германия',
  gb: 'Великобритания',
  us: 'США',
  fr: 'Франция',
  it: 'Италия',
  cz: 'Чехия',
  se: 'Швеция',
  es: 'Испания',
  by: 'Беларусь',
  at: 'Австрия',
  ca: 'Канада',
  in: 'Индия',
  tw: 'Тайвань',
  nl: 'Нидерланды',
  ua: 'Украина',
  uz: 'Узбекистан',
} as const;

/** What kind of vehicle it is. Electric cars are `cars` with the engine `electro`; /electro is a preset of the listing. */
export const transportTypes = {
  cars: 'Автомобили',
  moto: 'Мотоциклы',
  atv: 'Квадроциклы',
  'jet-ski': 'Гидроциклы',
  commercial: 'Коммерческий транспорт',
} as const;

export const conditions = { new: 'Новый', used: 'С пробегом' } as const;

export type BodyType = keyof typeof bodyTypes;
export type EngineType = keyof typeof engineTypes;
export type GearType = keyof typeof gearTypes;
export type DriveType = keyof typeof driveTypes;
export type ColorGroup = keyof typeof colorGroups;
export type Country = keyof typeof countries;
export type TransportType = keyof typeof transportTypes;
export type Condition = keyof typeof conditions;

/** The keys of a dictionary, with their literal types. */
export function codesOf<T extends Record<string, unknown>>(dictionary: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(dictionary) as [keyof T & string, ...(keyof T & string)[]];
}
