import {
  type BodyType,
  bodyTypes,
  colorGroups,
  driveTypes,
  type GearType,
  gearTypes,
} from '@showroom/domain/dictionaries';
import { inLitres } from '@showroom/domain/text';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { Offer } from './offers.ts';
import { numberFor, type Publisher, photosOf, roubles } from './publisher.ts';
import { element, wrap, xmlHead } from './xml-text.ts';

export const avitoHead = `${xmlHead}<Ads formatVersion="3" target="Avito.ru">\n`;
export const avitoTail = '</Ads>\n';

/** Limits of the format: photos of an ad, characters of its description. */
const maxPhotos = 40;
const maxDescription = 7_500;

/** Where an ad belongs, by the kind of vehicle; the second word is its kind there, which bodies of trucks have of their own. */
const categories: Readonly<Record<Offer['type'], readonly [category: string, kind: string | null]>> = {
  cars: ['Автомобили', null],
  moto: ['Мотоциклы и мототехника', 'Мотоциклы'],
  atv: ['Мотоциклы и мототехника', 'Квадроциклы'],
  'jet-ski': ['Водный транспорт', 'Гидроциклы'],
  commercial: ['Грузовики и спецтехника', 'Лёгкий коммерческий транспорт'],
};
const truckKinds: Partial<Record<BodyType, string>> = {
  truck: 'Грузовики',
  'semi-trailer': 'Прицепы',
  microbus: 'Автобусы',
};
/** The format's own words, where they differ from our labels. */
const bodyNames: Partial<Record<BodyType, string>> = { hatchback: 'Хетчбэк', 'suv-3d': 'Внедорожник' };
const gearNames: Partial<Record<GearType, string>> = { reducer: 'Автомат' };
const engineNames = {
  petrol: 'Бензин',
  diesel: 'Дизель',
  hybrid: 'Гибрид',
  electro: 'Электро',
  gas: 'Газ',
  none: null,
} as const;
const markNames: Readonly<Record<string, string>> = { lada: 'ВАЗ (LADA)' };
/** From so many owners on the format has one word. */
const manyOwners = 4;

/** `2.5 AT (249 л.с.)` with the drive, as ads of the format name a version. */
function versionOf({ modification, trim }: Offer): string {
  return trim !== '' && modification.endsWith(trim) ? modification.slice(0, -trim.length).trim() : modification;
}

function carFields({ condition, owners, wheel }: Offer): string[] {
  return [
    element('CarType', condition === 'new' ? 'Новые' : 'С пробегом'),
    element('AdType', 'Автомобиль приобретен на продажу'),
    element('WheelType', wheel === 'right' ? 'Правый' : 'Левый'),
    element('Owners', condition === 'new' || owners === null ? null : Math.min(manyOwners, Math.max(1, owners))),
  ];
}

/** One ad of the format: a vehicle of any kind, with the contact and address of its centre and real photos only. */
export function avitoAd(publisher: Publisher, offer: Offer): string {
  const { type, bodyType, benefits } = offer;
  const [category, kind] = categories[type];
  const benefit = (code: string) => {
    const amount = benefits.find((known) => known.code === code)?.amount;
    return amount === undefined ? null : roubles(amount);
  };
  const photos = photosOf(publisher, offer).slice(0, maxPhotos);
  return `${wrap('Ad', [
    element('Id', offer.id),
    element('Category', category),
    element('VehicleType', (type === 'commercial' ? truckKinds[bodyType] : undefined) ?? kind),
    ...(type === 'cars' ? carFields(offer) : [element('Condition', offer.condition === 'new' ? 'Новое' : 'Б/у')]),
    element('ManagerName', offer.dealerName),
    element('ContactPhone', offer.dealerPhone),
    element('Address', offer.dealerAddress),
    element('DealerId', offer.dealer),
    element('Make', markNames[offer.markCode] ?? offer.mark),
    element('Model', offer.model),
    element('Generation', offer.generation),
    element('Modification', versionOf(offer)),
    element('Complectation', offer.trim),
    element('Year', offer.year),
    element('Kilometrage', countsHours(type) ? null : offer.mileageKm),
    element('Price', roubles(offer.price)),
    element('VIN', numberFor(publisher, offer)),
    element(
      type === 'cars' || type === 'commercial' ? 'BodyType' : 'MotoType',
      bodyNames[bodyType] ?? bodyTypes[bodyType],
    ),
    element('Color', colorGroups[offer.colorGroup].label),
    element('FuelType', engineNames[offer.engineType]),
    element('EngineSize', offer.engineVolume > 0 ? inLitres(offer.engineVolume) : null),
    element('Power', offer.power || null),
    element(
      'Transmission',
      bodyType === 'semi-trailer' ? null : (gearNames[offer.gearType] ?? gearTypes[offer.gearType]),
    ),
    element('DriveType', offer.driveType === 'none' ? null : driveTypes[offer.driveType]),
    element('Availability', 'В наличии'),
    element('TradeinDiscount', benefit('trade-in')),
    element('CreditDiscount', benefit('credit')),
    element('InsuranceDiscount', benefit('insurance')),
    element('Description', offer.description.slice(0, maxDescription)),
    photos.length > 0
      ? wrap(
          'Images',
          photos.map((url) => wrap('Image', [], { url })),
        )
      : '',
  ])}\n`;
}
