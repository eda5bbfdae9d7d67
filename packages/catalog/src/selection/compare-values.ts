import type { ShortVehicle, VehicleTraits } from '@showroom/api-contract/catalog-short';
import { cities } from '@showroom/domain/city';
import { conditions } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { formatRoubles } from '@showroom/domain/text';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { FactName } from '../facts/facts.data.ts';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { capital } from '../text/capital.ts';
import { type CompareRowName, factsElsewhere } from './compare-rows.data.ts';

/** A vehicle with all that a comparison needs. */
export type Compared = ShortVehicle & { traits: VehicleTraits };
export const isCompared = (vehicle: ShortVehicle): vehicle is Compared => vehicle.traits !== null;

const isRow = (name: FactName): name is CompareRowName & FactName => !Object.hasOwn(factsElsewhere, name);

type Told = { label: string; value: string };

/** What stands in the rows of one vehicle, in the words of its own page. */
export function compareValues({ card, traits, state }: Compared): Partial<Record<CompareRowName, Told>> {
  const { price, oldPrice, monthly, vat, condition, dealer } = card;
  const facts = vehicleFacts({ ...card, ...traits, vinMasked: null });
  const told: Partial<Record<CompareRowName, Told>> = {};
  for (const { name, label, value } of facts) if (isRow(name)) told[name] = { label, value };
  const tell = (name: CompareRowName, label: string, value: string) => {
    if (value) told[name] = { label, value };
  };
  tell('price', 'Цена', state === 'gone' ? '' : price === null ? 'Уточняется' : formatRoubles(price));
  tell('benefit', 'Выгода', price !== null && oldPrice !== null ? formatRoubles(oldPrice - price) : '');
  tell('monthly', 'Платёж в\u00a0месяц', monthly === null ? '' : `от\u00a0${formatRoubles(monthly)}`);
  tell('vat', 'Цена с\u00a0НДС', vat ? 'Да' : '');
  tell('condition', 'Состояние', conditions[condition]);
  tell('generation', 'Поколение', traits.generation ?? '');
  tell('trim', capital(nouns[card.type].version[0]), traits.trim);
  tell('dealer', 'Дилерский центр', state === 'gone' ? '' : dealer.name);
  tell('city', 'Город', state === 'gone' ? '' : cities[dealer.city].i);
  return told;
}

/** The figure that a row is judged by; null where this vehicle has none. */
export function compareFigure({ card, traits }: Compared, name: CompareRowName): number | null {
  switch (name) {
    case 'price':
      return card.price;
    case 'benefit':
      return card.price !== null && card.oldPrice !== null ? card.oldPrice - card.price : null;
    case 'year':
      return card.year;
    case 'mileage':
      // A new one is told to have none.
      return card.condition === 'new' ? 0 : card.mileageKm;
    case 'engineHours':
      if (card.condition === 'new') return countsHours(card.type) ? 0 : null;
      return card.engineHours || null;
    case 'owners':
      return card.condition === 'new' ? null : traits.owners;
    case 'power':
      return card.power > 0 ? card.power : null;
    case 'acceleration':
      return traits.acceleration;
    case 'consumption':
      return traits.consumption;
    case 'range':
      return traits.rangeKm;
    default:
      return null;
  }
}
