import type {
  BodyType,
  Condition,
  DriveType,
  EngineType,
  GearType,
  TransportType,
} from '@showroom/domain/dictionaries';
import { inspectionPoints } from '@showroom/domain/inspection';

/** «с бензиновым двигателем»: instrumental case. */
export const engineWith: Readonly<Record<EngineType, string>> = {
  petrol: 'бензиновым двигателем',
  diesel: 'дизельным двигателем',
  hybrid: 'гибридной силовой установкой',
  electro: 'электродвигателем',
  gas: 'двигателем на газовом топливе',
  none: '',
};

/** «с автоматической коробкой передач»; empty where there is nothing to say. */
export const gearWith: Readonly<Record<GearType, string>> = {
  automatic: 'автоматической коробкой передач',
  manual: 'механической коробкой передач',
  robot: 'роботизированной коробкой передач',
  variator: 'вариатором',
  reducer: '',
  none: '',
};

export const driveWith: Readonly<Record<DriveType, string>> = {
  front: 'передним приводом',
  rear: 'задним приводом',
  full: 'полным приводом',
  chain: 'цепным приводом',
  shaft: 'карданным приводом',
  belt: 'ремённым приводом',
  'water-jet': 'водомётом',
  none: '',
};

/** Words of the body as a noun that opens a sentence. */
export const bodyNoun: Readonly<Record<BodyType, string>> = {
  sedan: 'Седан',
  liftback: 'Лифтбек',
  hatchback: 'Хэтчбек',
  wagon: 'Универсал',
  suv: 'Внедорожник',
  'suv-3d': 'Трёхдверный внедорожник',
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
  classic: 'Мотоцикл',
  road: 'Дорожный мотоцикл',
  'off-road': 'Внедорожный мотоцикл',
  cross: 'Кроссовый мотоцикл',
  atv: 'Квадроцикл',
  'jet-ski': 'Гидроцикл',
};

type Closing = {
  text: string;
  condition: Condition;
  /** All types when absent. */
  types?: readonly TransportType[];
  /** Speaks of engine oil: untrue of what runs on a battery. */
  needsOil?: boolean;
  needsEngine?: boolean;
  /** Speaks of a credit, which no bank gives on what is too old. */
  onCredit?: boolean;
};

const road: readonly TransportType[] = ['cars', 'commercial'];
const sport: readonly TransportType[] = ['moto', 'atv', 'jet-ski'];

/** Closing sentences: about the deal, not about the vehicle. */
export const closings: readonly Closing[] = [
  { condition: 'new', text: 'Гарантия производителя действует со дня передачи, документы оформим за один день.' },
  {
    condition: 'new',
    types: ['cars'],
    text: 'Автомобиль в наличии: приезжайте на осмотр, договор оформим за один визит.',
  },
  {
    condition: 'new',
    types: ['cars'],
    text: 'Цена актуальна для машины из наличия, окончательный расчёт сделает менеджер.',
  },
  { condition: 'new', types: ['cars'], text: 'Поможем с кредитом и страховкой, примем ваш автомобиль в зачёт.' },
  { condition: 'new', types: ['cars'], text: 'Можно записаться на тест-драйв такой же модели в удобное время.' },
  { condition: 'new', types: road, text: 'Полный пакет документов на руках, с постановкой на учёт поможем.' },
  { condition: 'new', types: ['commercial'], text: 'Рассчитаем лизинг для организаций и предпринимателей.' },
  { condition: 'new', types: ['commercial'], text: 'Техника в наличии, предпродажная подготовка входит в цену.' },
  { condition: 'new', types: sport, text: 'Техника в наличии, предпродажная подготовка входит в цену.' },
  { condition: 'new', types: sport, text: 'Поможем подобрать экипировку и дополнительное оборудование.' },
  { condition: 'new', types: sport, text: 'Доставим по Москве, Санкт-Петербургу и в регионы.' },
  {
    condition: 'used',
    types: ['cars'],
    text: `Машина прошла проверку по ${inspectionPoints} пунктам, отчёт покажем на месте.`,
  },
  {
    condition: 'used',
    types: ['cars'],
    needsOil: true,
    text: 'Перед продажей заменены масло и фильтры, сделана химчистка салона.',
  },
  { condition: 'used', types: road, text: 'Сервисная история подтверждена записями дилера.' },
  { condition: 'used', types: ['cars'], text: 'Два комплекта ключей, оригинал паспорта транспортного средства.' },
  { condition: 'used', types: ['cars'], text: 'Возможны осмотр на подъёмнике и тест-драйв по предварительной записи.' },
  {
    condition: 'used',
    types: ['cars'],
    onCredit: true,
    text: 'Примем ваш автомобиль в зачёт, решение банка по кредиту — за час.',
  },
  { condition: 'used', types: ['cars'], text: 'Кузов осмотрен толщиномером, карта замеров приложена к отчёту.' },
  {
    condition: 'used',
    types: ['commercial'],
    needsEngine: true,
    text: 'Перед продажей проверены двигатель, подвеска и тормоза.',
  },
  { condition: 'used', types: sport, text: 'Техника обслужена и готова к сезону.' },
  { condition: 'used', types: sport, text: 'Документы готовы, оформим в день обращения.' },
];
