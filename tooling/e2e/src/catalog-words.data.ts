/** What the API is asked for a listing: the query of its catalogue. */
export type Ask = Readonly<Record<string, string>>;

type Section = {
  ask: Ask;
  /** Words before and after what is sold: «Новые автомобили Toyota», «Автомобили Toyota с пробегом». */
  before: string;
  noun: string;
  after: string;
};

const of = (type: string, noun: string, more: Ask = {}): Section => ({
  ask: { type, ...more },
  before: '',
  noun,
  after: '',
});
const fresh = (type: string, noun: string, more: Ask = {}): Section => ({
  ...of(type, noun, { ...more, condition: 'new' }),
  before: 'Новые',
});
const used = (type: string, noun: string, more: Ask = {}): Section => ({
  ...of(type, noun, { ...more, condition: 'used' }),
  after: 'с пробегом',
});
const electro: Ask = { engine: 'electro' };

/** Listings that marks, models and filters follow. Written down here a second time on purpose, as in brands.ts. */
export const sections: Readonly<Record<string, Section>> = {
  '/cars': of('cars', 'автомобили'),
  '/cars/new': fresh('cars', 'автомобили'),
  '/cars/used': used('cars', 'автомобили'),
  '/electro': of('cars', 'электромобили', electro),
  '/electro/new': fresh('cars', 'электромобили', electro),
  '/electro/used': used('cars', 'электромобили', electro),
  '/moto': of('moto', 'мотоциклы'),
  '/moto/new': fresh('moto', 'мотоциклы'),
  '/moto/used': used('moto', 'мотоциклы'),
  '/atv': of('atv', 'квадроциклы'),
  '/atv/new': fresh('atv', 'квадроциклы'),
  '/atv/used': used('atv', 'квадроциклы'),
  '/jet-ski': of('jet-ski', 'гидроциклы'),
  '/jet-ski/new': fresh('jet-ski', 'гидроциклы'),
  '/jet-ski/used': used('jet-ski', 'гидроциклы'),
  '/commercial': of('commercial', 'коммерческий транспорт'),
  '/commercial/fleet': of('commercial', 'фургоны и микроавтобусы', { bodyType: 'van,microbus' }),
  '/commercial/trucks': of('commercial', 'грузовики', { bodyType: 'truck' }),
  '/commercial/semi-trailers': of('commercial', 'полуприцепы', { bodyType: 'semi-trailer' }),
  '/commercial/used': used('commercial', 'коммерческий транспорт'),
};

type Page = { heading: string; ask: Ask };

const cars = (heading: string, more: Ask): Page => ({ heading, ask: { type: 'cars', ...more } });
const moto = (heading: string, more: Ask): Page => ({ heading, ask: { type: 'moto', ...more } });
const body = (bodyType: string): Ask => ({ bodyType });
const volume = (volumeFrom: string, volumeTo: string): Ask => ({ volumeFrom, volumeTo });

/** Fixed pages and sections by another principle than new or used. */
export const fixedPages: Readonly<Record<string, Page>> = {
  '/cars/sale': cars('Автомобили по сниженным ценам', { sale: '1' }),
  '/cars/vat': cars('Автомобили с НДС', { vat: '1' }),
  '/cars/on-sale-soon': cars('Автомобили, которые скоро поступят в продажу', { soon: '1' }),
  '/cars/new/promo': cars('Новые автомобили с выгодой', { condition: 'new', promo: '1' }),
  '/cars-vnukovo': cars('Автомобили во Внуково', { dealer: 'brand-one-vnukovo' }),
  '/cars/new/engine-type-is-diesel': cars('Новые дизельные автомобили', { condition: 'new', engine: 'diesel' }),
  '/cars/used/engine-type-is-diesel': cars('Дизельные автомобили с пробегом', { condition: 'used', engine: 'diesel' }),
  '/cars/new/gear-type-is-automatic': cars('Новые автомобили с автоматической коробкой передач', {
    condition: 'new',
    gear: 'automatic',
  }),
  '/cars/used/gear-type-is-automatic': cars('Автомобили с пробегом и автоматической коробкой передач', {
    condition: 'used',
    gear: 'automatic',
  }),
  '/moto/125-kubov': moto('Мотоциклы 125 кубов', volume('101', '125')),
  '/moto/150-kubov': moto('Мотоциклы 150 кубов', volume('126', '150')),
  '/moto/200-kubov': moto('Мотоциклы 200 кубов', volume('151', '200')),
  '/moto/250-kubov': moto('Мотоциклы 250 кубов', volume('201', '250')),
  '/moto/enduro': moto('Мотоциклы эндуро', body('enduro')),
  '/moto/sport-bike': moto('Спортбайки', body('sport-bike')),
  '/moto/tricycle': moto('Трициклы', body('tricycle')),
  '/moto/classic': moto('Классические мотоциклы', body('classic')),
  '/moto/road': moto('Дорожные мотоциклы', body('road')),
  '/moto/off-road': moto('Внедорожные мотоциклы', body('off-road')),
  '/moto/cross': moto('Кроссовые мотоциклы', body('cross')),
  '/moto/black': moto('Чёрные мотоциклы', { color: 'black' }),
  '/commercial/body-type-is-furgon': { heading: 'Фургоны', ask: { type: 'commercial', ...body('van') } },
  '/commercial/body-type-is-microbus': { heading: 'Микроавтобусы', ask: { type: 'commercial', ...body('microbus') } },
};

/** «до 500 000 ₽»: pages of a price cap, `price-do-500000`, with the bodies of `off-road/…` before it. */
export const capWords = {
  '/cars/new/': 'Новые автомобили',
  '/cars/used/': 'Автомобили с пробегом',
  '/cars/new/off-road/': 'Новые внедорожники',
  '/cars/used/off-road/': 'Внедорожники с пробегом',
} as const;
export const offRoadBodies = 'suv,suv-3d';

/** Headings and titles that an editor wrote; the others are made of what the listing holds. */
export const written: Readonly<Record<string, { h1: string; title: Readonly<Record<string, string>> }>> = {
  '/cars': {
    h1: 'Автомобили в наличии',
    title: {
      'brand-one': 'Купить автомобиль в Москве и Санкт-Петербурге — Brand One',
      asc: 'Автомобили в наличии в Москве и Санкт-Петербурге — АСЦ',
    },
  },
  '/cars/new': {
    h1: 'Новые автомобили',
    title: {
      'brand-one': 'Новые автомобили в наличии — цены и комплектации | Brand One',
      asc: 'Новые автомобили: цены, комплектации, наличие | АСЦ',
    },
  },
  '/cars/used': {
    h1: 'Автомобили с пробегом',
    title: {
      'brand-one': 'Автомобили с пробегом, проверенные дилером | Brand One',
      asc: 'Автомобили с пробегом с проверенной историей | АСЦ',
    },
  },
};

/** Pages of the catalogue that are no listing. */
export const otherHeadings: Readonly<Record<string, string>> = {
  '/catalog': 'Каталог техники в Москве',
  '/seo-pages/cars/color': 'Автомобили по цветам',
  '/seo-pages/cars/mark-color': 'Автомобили по маркам и цветам',
  '/seo-pages/cars/mark-model-color': 'Автомобили по моделям и цветам',
};

/** A value that can never be, for each parameter of the route table. */
export const wrongValues: Readonly<Record<string, readonly string[]>> = {
  mark: ['nobody', 'price-do-555555'],
  brand: ['nobody'],
  model: ['nobody'],
  series: ['nobody'],
  color: ['ultraviolet'],
  bodyType: ['spaceship'],
  country: ['xx'],
  driveType: ['sideways'],
  engineType: ['steam'],
  gearType: ['telepathic'],
  numberOfSeats: ['0', '10'],
  year: ['1899', '20200'],
  id: ['0', '2147483647', 'nobody'],
  vin: ['XTA00000000000000', 'X'],
  code: ['nobody'],
};
