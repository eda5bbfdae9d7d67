import {
  type BodyType,
  bodyTypes,
  colorGroups,
  driveTypes,
  type GearType,
  gearTypes,
} from '@showroom/domain/dictionaries';
import { inLitres } from '@showroom/domain/text';
import type { Offer } from './offers.ts';
import { numberFor, type Publisher, pageOf, photosOf, roubles } from './publisher.ts';
import { element, wrap, xmlHead } from './xml-text.ts';

/** The classifieds' own words, where they differ from our labels. */
const bodyNames: Partial<Record<BodyType, string>> = {
  suv: 'Внедорожник 5 дв.',
  wagon: 'Универсал 5 дв.',
  hatchback: 'Хэтчбек 5 дв.',
};
const gearNames: Partial<Record<GearType, string>> = {
  automatic: 'автоматическая',
  manual: 'механическая',
  robot: 'роботизированная',
};
const engineNames = {
  petrol: 'бензин',
  diesel: 'дизель',
  hybrid: 'гибрид',
  electro: 'электро',
  gas: 'газ',
  none: 'без двигателя',
} as const;
const ownersWords = ['Не было владельцев', 'Один владелец', 'Два владельца', 'Три и более'] as const;
const gearShort: Partial<Record<GearType, string>> = { automatic: 'AT', manual: 'MT', robot: 'AMT', variator: 'CVT' };
/** Names of the format's own catalogue, where they differ from ours. */
const markNames: Readonly<Record<string, string>> = {
  lada: 'LADA (ВАЗ)',
  lixiang: 'LiXiang',
  mini: 'MINI',
  smart: 'smart',
};
const fuelMark = { petrol: '', diesel: 'd', hybrid: 'hyb', gas: 'g', electro: '', none: '' } as const;

/** `2.5d AT (249 л.с.) 4WD`, `Electro (204 л.с.)`. */
function modificationId({ engineType, engineVolume, power, gearType, driveType }: Offer): string {
  const engine =
    engineType === 'electro' ? 'Electro' : engineVolume > 0 ? `${inLitres(engineVolume)}${fuelMark[engineType]}` : '';
  return [engine, gearShort[gearType], power > 0 ? `(${power} л.с.)` : '', driveType === 'full' ? '4WD' : '']
    .filter(Boolean)
    .join(' ');
}

function discounts({ benefits }: Offer): string[] {
  const amountOf = (code: string) => benefits.find((benefit) => benefit.code === code)?.amount;
  const print = (name: string, code: string) => {
    const amount = amountOf(code);
    return element(name, amount === undefined ? null : roubles(amount));
  };
  return [
    print('tradein_discount', 'trade-in'),
    print('credit_discount', 'credit'),
    print('insurance_discount', 'insurance'),
  ];
}

/**
 * One vehicle in the shape of auto.ru. What that shape has no element for (paint, seats, exact figures) stands in elements
 * of our own behind the known ones: readers pass over what they do not know.
 */
function autoRuVehicle(name: string, publisher: Publisher, offer: Offer): string {
  const { condition, owners } = offer;
  const photos = photosOf(publisher, offer);
  const ownersWord = ownersWords[condition === 'new' ? 0 : Math.min(3, owners ?? -1)];
  return `${wrap(name, [
    element('mark_id', markNames[offer.markCode] ?? offer.mark),
    element('folder_id', offer.generation ? `${offer.model}, ${offer.generation}` : offer.model),
    element('modification_id', modificationId(offer)),
    element('complectation_name', offer.trim),
    element('body_type', bodyNames[offer.bodyType] ?? bodyTypes[offer.bodyType]),
    element('wheel', offer.wheel === 'right' ? 'правый' : 'левый'),
    element('color', colorGroups[offer.colorGroup].label.toLowerCase()),
    element('availability', 'в наличии'),
    // What a dealer has on sale is cleared: without it the classified asks for more papers.
    element('custom', 'растаможен'),
    element('owners_number', ownersWord),
    element('run', offer.mileageKm),
    element('year', offer.year),
    element('price', roubles(offer.price)),
    element('currency', 'RUR'),
    ...discounts(offer),
    element('vin', numberFor(publisher, offer)),
    element('engine_type', engineNames[offer.engineType]),
    element('gearbox', gearNames[offer.gearType] ?? gearTypes[offer.gearType].toLowerCase()),
    element('drive', driveTypes[offer.driveType].toLowerCase()),
    element('description', offer.description),
    // Real photos only: a classified refuses a drawing that stands for a vehicle.
    photos.length > 0
      ? wrap(
          'images',
          photos.map((address) => element('image', address)),
        )
      : '',
    wrap('contact_info', [wrap('contact', [element('name', offer.dealerName), element('phone', offer.dealerPhone)])]),
    element('poi_id', offer.dealer),
    element('unique_id', offer.id),
    element('url', pageOf(publisher, offer)),
    element('section', condition),
    element('color_name', offer.color),
    element('engine_volume', offer.engineVolume || null),
    element('engine_power', offer.power || null),
    element('seats_count', offer.seats),
    element('owners_count', owners),
    element('old_price', offer.oldPrice === null ? null : roubles(offer.oldPrice)),
    element('with_nds', offer.vat ? 'true' : null),
  ])}\n`;
}

/** A file of that shape: its section, and the name of a vehicle there. */
export const autoRu = (section: string, name: string) => ({
  head: () => `${xmlHead}<data><${section}>\n`,
  row: (publisher: Publisher, offer: Offer) => autoRuVehicle(name, publisher, offer),
  tail: `</${section}></data>\n`,
});
