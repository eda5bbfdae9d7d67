import type {
  BodyType,
  ColorGroup,
  DriveType,
  EngineType,
  GearType,
  TransportType,
} from '@showroom/domain/dictionaries';
import type { VehicleCard } from '@showroom/domain/vehicle';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { Shot } from '../../db/schema.ts';
import { toCard } from './card-queries.ts';
import { readText } from './coder.ts';
import type { FacetIndex } from './facet-index.ts';
import { type Segment, valueAt } from './facet-segment.ts';
import { hasTrait } from './row-traits.ts';
import { positionOf } from './segment-changes.ts';

function cardAt(index: FacetIndex, segment: Segment, row: number, gallery: readonly Shot[]): VehicleCard | undefined {
  const { coders, dictionary } = index;
  const { card, ids, ranges } = segment.columns;
  const traits = valueAt(segment, 'traits', row);
  const mark = dictionary.marks.get(card.markId[row] ?? 0);
  const model = dictionary.models.get(card.modelId[row] ?? 0);
  const dealer = dictionary.dealers.get(card.dealerId[row] ?? 0);
  if (!mark || !model || !dealer) return undefined;
  const value = (key: 'bodyType' | 'color' | 'engine' | 'gear' | 'drive' | 'seats') =>
    coders[key].values[valueAt(segment, key, row)];
  const type = segment.type as TransportType;
  const use = ranges.mileage[row] ?? 0;
  const { modification, cargo } = readText(coders.text.values[card.text[row] ?? 0] ?? '');
  return toCard({
    id: ids[row] ?? 0,
    type,
    condition: hasTrait(traits, 'isNew') ? 'new' : 'used',
    markCode: mark.code,
    markName: mark.name,
    modelCode: model.code,
    modelName: model.name,
    klass: model.klass,
    modification,
    // The first of what it carries (`cargoColumn`); '' is 0.
    payloadKg: Number(cargo.split('/', 1)[0]),
    year: ranges.year[row] ?? 0,
    mileageKm: use,
    engineHours: countsHours(type) ? use : null,
    bodyType: value('bodyType') as BodyType,
    colorGroup: value('color') as ColorGroup,
    engineType: value('engine') as EngineType,
    engineVolume: ranges.volume[row] ?? 0,
    seats: Number(value('seats')) || null,
    power: ranges.power[row] ?? 0,
    gearType: value('gear') as GearType,
    driveType: value('drive') as DriveType,
    price: hasTrait(traits, 'soon') ? null : (ranges.price[row] ?? null),
    oldPrice: card.oldPrice[row] || null,
    vat: hasTrait(traits, 'vat'),
    owners: card.owners[row] || null,
    rangeKm: card.rangeKm[row] || null,
    batteryKwh: (card.battery[row] ?? 0) / 10,
    dealerCode: dealer.code,
    dealerName: dealer.name,
    dealerCity: dealer.city,
    gallery,
  });
}

/** Those of the vehicles that have real photos: what the index does not hold of a card. */
export function photographed(
  index: FacetIndex,
  { holdingId, type }: { holdingId: number; type: string },
  ids: readonly number[],
): number[] {
  const segment = index.segment(holdingId, type);
  if (!segment) return [];
  return ids.filter((id) => hasTrait(valueAt(segment, 'traits', positionOf(segment, id)), 'photos'));
}

/** Cards of vehicles that a listing has found, in its order, without asking the database; `galleries`: their real photos. */
export function cardsFromIndex(
  index: FacetIndex,
  { holdingId, type }: { holdingId: number; type: string },
  ids: readonly number[],
  galleries: ReadonlyMap<number, readonly Shot[]> = new Map(),
): VehicleCard[] {
  const segment = index.segment(holdingId, type);
  return segment
    ? ids.flatMap((id) => cardAt(index, segment, positionOf(segment, id), galleries.get(id) ?? []) ?? [])
    : [];
}
