/** A number that the requirements name: what it is, where they do, and the constant that says it in the code. */
export type ConstantRow = {
  what: string;
  /** Section of docs/product/product.md, or a decision of docs/product/decisions.md. */
  source: 'PRD-4' | 'PRD-9' | 'PD-56';
  file: string;
  /** `name`, or `name.field` of an object. */
  constant: string;
  value: number | string | readonly (number | string)[];
};

const row = (
  ...[what, source, file, constant, value]: [
    ConstantRow['what'],
    ConstantRow['source'],
    ConstantRow['file'],
    ConstantRow['constant'],
    ConstantRow['value'],
  ]
): ConstantRow => ({ what, source, file, constant, value });

const domain = 'packages/domain/src';
const shell = 'packages/shell/src';
const ui = 'packages/ui/src';
const breakpoint = (name: string, px: number) =>
  row(`breakpoint ${name}, px`, 'PRD-9', `${ui}/theme/media.ts`, `breakpoints.${name}`, px);
const ofBrand = (brand: string, what: string, constant: string, value: number | string | readonly string[]) =>
  row(`${brand}: ${what}`, 'PRD-9', `apps/${brand}/brand/brand.ts`, `brand.${constant}`, value);

/** The business constants and limits of the product. A row without a test of its own behaviour is held here alone. */
export const constants: readonly ConstantRow[] = [
  row('city cookie, s', 'PRD-9', `${domain}/city.ts`, 'cityCookie.maxAgeSeconds', 604_800),
  row('city cookie, name', 'PRD-4', `${domain}/city.ts`, 'cityCookie.name', 'siteCityCode'),
  row('default city', 'PRD-9', `${domain}/city.ts`, 'defaultCity', 'msk'),
  row('build asked for while visible, every ms', 'PD-56', `${shell}/release/watch-build.ts`, 'pollMs', 60_000),
  row('reload guard, ms', 'PRD-9', `${shell}/release/lost-chunk.ts`, 'reloadGuardMs', 10_000),
  row('kopecks of a rouble', 'PRD-9', `${domain}/shop/basket-totals.ts`, 'kopecks', 100),
  row('search debounce, ms', 'PRD-9', `${shell}/search-panel/search-session.ts`, 'searchPause', 300),
  row('city popup shown, ms', 'PRD-9', `${shell}/city/city-popup-island.tsx`, 'popupDelay', 3_000),
  row('city popup closed, ms', 'PRD-9', `${shell}/city/city-popup.tsx`, 'popupTimes.close', 10_000),
  row('city written into the query, ms', 'PRD-9', `${shell}/city/city-popup.tsx`, 'popupTimes.write', 300),
  row('header hides below, px', 'PRD-9', `${shell}/frame/frame-island.tsx`, 'hideBelow', 100),
  row('top banner hides at, px', 'PRD-9', `${shell}/notices/promotions.ts`, 'bannerHidesAt', 184),
  row('closed top banner, s', 'PRD-9', `${shell}/notices/promotions.ts`, 'bannerClosed.maxAgeSeconds', 86_400),
  row('maps, language', 'PRD-9', 'packages/contacts/src/map/maps-loader.ts', 'mapsDefaults.lang', 'ru_RU'),
  row('maps, version', 'PRD-9', 'packages/contacts/src/map/maps-loader.ts', 'mapsDefaults.version', 'v3'),
  row('densities of pictures', 'PRD-9', `${domain}/picture.ts`, 'pictureDensities', [1, 2]),
  row('least height of a mega popup, px', 'PRD-9', `${shell}/header/main-menu.css.ts`, 'leastHeight', 242),
  row('loading indicator, throttle, ms', 'PRD-9', `${ui}/progress-bar/progress-timing.ts`, 'progressThrottle', 200),
  row('loading indicator, duration, ms', 'PRD-9', `${ui}/progress-bar/progress-timing.ts`, 'progressDuration', 2_000),
  row('a submit stays busy, ms', 'PRD-9', 'packages/forms/src/lead-form/use-attempt.ts', 'busyFor', 5_000),
  row('longest name', 'PRD-9', `${domain}/lead/length-limits.ts`, 'lengthLimits.name', 254),
  row('longest e-mail', 'PRD-9', `${domain}/lead/length-limits.ts`, 'lengthLimits.email', 254),
  row('longest text', 'PRD-9', `${domain}/lead/length-limits.ts`, 'lengthLimits.comment', 1_500),
  row('characters of a phone', 'PRD-9', `${domain}/lead/phone-number.ts`, 'phoneLength', 16),
  row('characters of a VIN', 'PRD-9', `${domain}/lead/vin.ts`, 'vinLength', 17),
  breakpoint('xs', 320),
  breakpoint('sm', 414),
  breakpoint('s', 599),
  breakpoint('md', 899),
  breakpoint('lg', 1024),
  breakpoint('mb', 1100),
  breakpoint('xl', 1280),
  breakpoint('b', 1366),
  breakpoint('xxl', 1536),
  breakpoint('sb', 1920),
  ofBrand('brand-one', 'holding', 'holdingId', 1),
  ofBrand('asc', 'holding', 'holdingId', 2),
  ofBrand('brand-one', 'call tracking', 'callTracking', '35643'),
  ofBrand('asc', 'call tracking', 'callTracking', '42228'),
  ofBrand('brand-one', 'counter', 'metrika', '34283180'),
  ofBrand('asc', 'counter', 'metrika', '539032'),
  ofBrand('asc', 'hours in the footer', 'footerHours', 'с 10:00 до 19:00 пн-пт'),
  row('segments of the catalogue', 'PRD-9', `${shell}/menu/current-section.ts`, 'catalogSegments', [
    'cars',
    'moto',
    'commercial',
    'atv',
    'jet-ski',
    'electro',
    'catalog',
  ]),
];
