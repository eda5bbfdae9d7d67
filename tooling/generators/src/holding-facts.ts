import type { BrandRequest } from './brand-request.ts';
import { homeBlocks } from './home-blocks.data.ts';
import { seoTextsOf } from './seo-texts.data.ts';

const every = (hours: string) => [{ days: 'пн–вс', hours }];

const departments = [
  { code: 'new-cars', name: 'Новые автомобили', hours: every('09:00–21:00') },
  { code: 'used-cars', name: 'Автомобили с пробегом', hours: every('09:00–21:00') },
  { code: 'service', name: 'Сервис', hours: every('08:00–20:00') },
];

/** Marks of both centres: in demand and known to the seed. Of each type that the model shell lists, some. */
const marks = [
  ...['haval', 'geely', 'chery', 'exeed', 'omoda', 'jaecoo', 'changan', 'tank'],
  ...['lada', 'kia', 'hyundai', 'toyota', 'volkswagen', 'skoda', 'nissan'],
  ...['cfmoto', 'stels', 'gaz', 'kamaz', 'sitrak'],
];
const types = ['cars', 'atv', 'commercial'];

const places = [
  {
    key: 'dmitrovka',
    name: 'Дмитровка',
    city: 'msk',
    address: 'Москва, Дмитровское шоссе, 157',
    metro: 'Физтех',
    latitude: 55.906,
    longitude: 37.541,
    prefix: '7495555',
    advisers: ['Громов Илья Сергеевич', 'Савельева Дарья Олеговна', 'Котов Павел Андреевич'],
  },
  {
    key: 'pulkovo',
    name: 'Пулково',
    city: 'spb',
    address: 'Санкт-Петербург, Пулковское шоссе, 14',
    metro: 'Звёздная',
    latitude: 59.826,
    longitude: 30.327,
    prefix: '7812555',
    advisers: ['Ермаков Антон Ильич', 'Воробьёва Инна Павловна', 'Зайцев Глеб Романович'],
  },
] as const;

const positions = [
  'Старший консультант по продажам',
  'Консультант по новым автомобилям',
  'Консультант по автомобилям с пробегом',
];

/**
 * What the demonstration database knows of a new brand: two centres, a stock of its own and the texts of its main pages.
 * Streets are real, names and phones invented; a group's real data takes their place.
 */
export function holdingFacts({ code, name }: BrandRequest, holdingId: number, today: string) {
  const dealers = places.map(({ key, name: place, prefix, advisers, ...rest }, index) => ({
    code: `${code}-${key}`,
    name: `${name} ${place}`,
    ...rest,
    phone: `${prefix}${3000 + holdingId * 10 + index}`,
    departments,
    types,
    electro: false,
    marks,
    advisers: advisers.map((adviser, row) => ({
      code: `${code}-${key}-${row + 1}`,
      name: adviser,
      position: positions[row] ?? '',
      extension: `${101 + row}`,
    })),
  }));
  return {
    holdingId,
    perHundred: 15,
    stock: [
      { type: 'cars', condition: 'new', share: 48 },
      { type: 'cars', condition: 'used', share: 40 },
      { type: 'atv', condition: 'new', share: 4 },
      { type: 'atv', condition: 'used', share: 2 },
      { type: 'commercial', condition: 'new', share: 4 },
      { type: 'commercial', condition: 'used', share: 2 },
    ],
    dealers,
    pages: [
      {
        slug: 'home',
        title: `${name} — автомобили в Москве и Санкт-Петербурге`,
        updatedAt: today,
        seo: null,
        blocks: homeBlocks(name),
      },
    ],
    seo: seoTextsOf(name),
  };
}
