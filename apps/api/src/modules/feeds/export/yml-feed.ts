import {
  bodyTypes,
  colorGroups,
  conditions,
  driveTypes,
  engineTypes,
  gearTypes,
  transportTypes,
} from '@showroom/domain/dictionaries';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { Offer } from './offers.ts';
import { absolute, type Publisher, pageOf, picturesOf, roubles } from './publisher.ts';
import { element, wrap, xmlHead } from './xml-text.ts';

/**
 * Offers in one file. With the longest texts and the most pictures below, a file of so many stays under 200 MB: 30,000 × 6.5 kB.
 */
export const offersPerFile = 30_000;
const maxDescription = 2_000;
const maxPictures = 10;

/** Moscow keeps no summer time. */
const moscowHours = 3;
/** `2026-11-23T14:00:00+03:00`, in Moscow. */
export const moscowStamp = (now: Date) =>
  `${new Date(now.getTime() + moscowHours * 3_600_000).toISOString().slice(0, 19)}+03:00`;
const categoryOf = (type: Offer['type']) => Object.keys(transportTypes).indexOf(type) + 1;

const categories = Object.entries(transportTypes).map(([type, label]) =>
  element('category', label, { id: categoryOf(type as Offer['type']) }),
);

export const vehiclesHead = (publisher: Publisher, now: Date): string => ymlHead(publisher, categories, now);

/** All of a YML file before its offers. `categories`: their elements. */
export function ymlHead(publisher: Publisher, categories: readonly string[], now: Date): string {
  return [
    xmlHead,
    `<yml_catalog date="${moscowStamp(now)}"><shop>`,
    element('name', publisher.name),
    element('company', publisher.company),
    element('url', absolute(publisher, '/')),
    '<currencies><currency id="RUB" rate="1"/></currencies>',
    wrap('categories', categories),
    '<offers>\n',
  ].join('');
}

export const ymlTail = '</offers></shop></yml_catalog>\n';

const param = (name: string, value: string | number | null) => element('param', value, { name });

/** One offer, without the VIN, which pages mask too. */
export function ymlOffer(publisher: Publisher, offer: Offer): string {
  const notes = offer.benefits.map(({ name }) => name).join('; ');
  return `${wrap(
    'offer',
    [
      element('url', pageOf(publisher, offer)),
      element('price', roubles(offer.price)),
      element('oldprice', offer.oldPrice === null ? null : roubles(offer.oldPrice)),
      element('currencyId', 'RUB'),
      element('categoryId', categoryOf(offer.type)),
      ...picturesOf(publisher, offer)
        .slice(0, maxPictures)
        .map((address) => element('picture', address)),
      element('vendor', offer.mark),
      element('model', `${offer.model} ${offer.modification}`.trim()),
      element('description', offer.description.slice(0, maxDescription)),
      element('sales_notes', notes.length <= 50 ? notes : null),
      param('Состояние', conditions[offer.condition]),
      param('Год выпуска', offer.year),
      param('Пробег, км', countsHours(offer.type) ? null : offer.mileageKm),
      param('Моточасы', offer.engineHours),
      param('Кузов', bodyTypes[offer.bodyType]),
      param('Цвет', colorGroups[offer.colorGroup].label),
      param('Двигатель', engineTypes[offer.engineType]),
      param('Объём, см³', offer.engineVolume || null),
      param('Мощность, л.с.', offer.power || null),
      param('КПП', gearTypes[offer.gearType]),
      param('Привод', driveTypes[offer.driveType]),
      param('Руль', offer.wheel === 'right' ? 'Правый' : 'Левый'),
      param('Комплектация', offer.trim),
      param('Поколение', offer.generation),
    ],
    { id: offer.id, type: 'vendor.model', available: 'true' },
  )}\n`;
}
