import { formatRoubles } from '../text.ts';
import type { ListingKind, SectionCode } from './listing-kinds.data.ts';
import type { ListingQuery } from './listing-query.ts';

/** A fixed page for a state of a listing (PD-11): slug → filters → words. A new page is a new row. */
export type Landing = {
  kind: ListingKind;
  section?: SectionCode;
  /** Its name within kind and section. */
  code: string;
  /** Path without the final slash. */
  path: string;
  facets?: ListingQuery['facets'];
  ranges?: ListingQuery['ranges'];
  /** Heading without the city: «Дизельные автомобили с пробегом». */
  heading: string;
  /** Last breadcrumb, and its name in a list of links: «Дизельные». */
  name: string;
};

type Words = { heading: Record<'new' | 'used', string>; name: string };
type CarPage = { slug: string; words: Words } & Pick<Landing, 'facets' | 'ranges'>;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Roubles (PD-12): by 50,000 up to a million, then by 100,000. */
export const priceCaps: readonly number[] = [
  ...steps(300_000, 1_000_000, 50_000),
  ...steps(1_100_000, 1_500_000, 100_000),
];
const offRoadCaps = steps(1_500_000, 3_000_000, 500_000);

const upTo = (roubles: number) => `до\u00a0${formatRoubles(roubles * 100)}`;

function capPage(roubles: number): CarPage {
  return {
    slug: `price-do-${roubles}`,
    ranges: { priceTo: roubles },
    words: {
      heading: {
        new: `Новые автомобили ${upTo(roubles)}`,
        used: `Автомобили с\u00a0пробегом ${upTo(roubles)}`,
      },
      name: `До\u00a0${formatRoubles(roubles * 100)}`,
    },
  };
}

function offRoadPage(roubles: number): CarPage {
  return {
    slug: `off-road/price-do-${roubles}`,
    facets: { bodyType: ['suv', 'suv-3d'] },
    ranges: { priceTo: roubles },
    words: {
      heading: {
        new: `Новые внедорожники ${upTo(roubles)}`,
        used: `Внедорожники с\u00a0пробегом ${upTo(roubles)}`,
      },
      name: `Внедорожники ${upTo(roubles)}`,
    },
  };
}

const carPages: readonly CarPage[] = [
  ...priceCaps.map(capPage),
  ...offRoadCaps.map(offRoadPage),
  {
    slug: 'engine-type-is-diesel',
    facets: { engine: ['diesel'] },
    words: {
      heading: { new: 'Новые дизельные автомобили', used: 'Дизельные автомобили с\u00a0пробегом' },
      name: 'Дизельные',
    },
  },
  {
    slug: 'gear-type-is-automatic',
    facets: { gear: ['automatic'] },
    words: {
      heading: {
        new: 'Новые автомобили с\u00a0автоматической коробкой передач',
        used: 'Автомобили с\u00a0пробегом и\u00a0автоматической коробкой передач',
      },
      name: 'С\u00a0автоматической коробкой',
    },
  },
];

const carLandings = carPages.flatMap(({ slug, words, ...filters }) =>
  (['new', 'used'] as const).map(
    (section): Landing => ({
      kind: 'cars',
      section,
      code: slug.replace('/', '-'),
      path: `/cars/${section}/${slug}`,
      ...filters,
      heading: words.heading[section],
      name: words.name,
    }),
  ),
);

const page = (
  kind: ListingKind,
  code: string,
  filters: Pick<Landing, 'facets' | 'ranges'>,
  heading: string,
  name = heading,
): Landing => ({ kind, code, path: `/${kind}/${code}`, ...filters, heading, name });
const body = (bodyType: string) => ({ facets: { bodyType: [bodyType] } });
/** Displacement buckets, cm³: `125 kubov` is more than 100 up to 125 (PD-16). */
const volume = (volumeFrom: number, volumeTo: number) => ({ ranges: { volumeFrom, volumeTo } });

/** Every fixed page of the catalogue. */
export const landings: readonly Landing[] = [
  ...carLandings,
  page('moto', '125-kubov', volume(101, 125), 'Мотоциклы 125\u00a0кубов', '125\u00a0кубов'),
  page('moto', '150-kubov', volume(126, 150), 'Мотоциклы 150\u00a0кубов', '150\u00a0кубов'),
  page('moto', '200-kubov', volume(151, 200), 'Мотоциклы 200\u00a0кубов', '200\u00a0кубов'),
  page('moto', '250-kubov', volume(201, 250), 'Мотоциклы 250\u00a0кубов', '250\u00a0кубов'),
  page('moto', 'enduro', body('enduro'), 'Мотоциклы эндуро', 'Эндуро'),
  page('moto', 'sport-bike', body('sport-bike'), 'Спортбайки'),
  page('moto', 'tricycle', body('tricycle'), 'Трициклы'),
  page('moto', 'classic', body('classic'), 'Классические мотоциклы', 'Классические'),
  page('moto', 'road', body('road'), 'Дорожные мотоциклы', 'Дорожные'),
  page('moto', 'off-road', body('off-road'), 'Внедорожные мотоциклы', 'Внедорожные'),
  page('moto', 'cross', body('cross'), 'Кроссовые мотоциклы', 'Кроссовые'),
  page('moto', 'black', { facets: { color: ['black'] } }, 'Чёрные мотоциклы', 'Чёрные'),
  page('commercial', 'body-type-is-furgon', body('van'), 'Фургоны'),
  page('commercial', 'body-type-is-microbus', body('microbus'), 'Микроавтобусы'),
];
