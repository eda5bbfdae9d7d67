import { codesOf, transportTypes } from '@showroom/domain/dictionaries';
import type { FacetIndex } from '../../catalog/facet-index.ts';
import type { Segment } from '../../catalog/facet-segment.ts';
import { listedBuilds } from '../../catalog/facet-tally.ts';
import { hasTrait } from '../../catalog/row-traits.ts';
import { positionOf } from '../../catalog/segment-changes.ts';
import { buildNameTable, type NameTable } from '../words/name-table.ts';
import { createTextIndex, readTexts, type TextIndex } from './text-index.ts';

/** What search knows of the stock: the rows of the facet index, and the words of their names and texts. */
export type VehicleStock = {
  index: FacetIndex;
  names: NameTable;
  texts: TextIndex;
  /** Places of models in the name table by mark and model, as the index numbers them. */
  modelPlaces: ReadonlyMap<string, number>;
  /** What `modelsOf` has worked out. */
  models: WeakMap<Segment, Int32Array>;
  /** What `countModels` has counted for a holding, and from which lists. */
  counts: Map<number, { builds: readonly Uint32Array[]; counts: ReadonlyMap<number, number> }>;
};

/** A vehicle: a row of a segment. */
export type StockPlace = { segment: Segment; row: number };

/** «грузовой Добло»: some cars are sold as trucks. */
export const isCarType = (type: string): boolean => type === 'cars' || type === 'commercial';

/** The segments of a holding, cars first. */
export const segmentsOf = ({ index }: VehicleStock, holdingId: number): Segment[] =>
  codesOf(transportTypes).flatMap((type) => index.segment(holdingId, type) ?? []);

/** The model of each combination of a segment, by its place in the name table. */
export function modelsOf({ index, modelPlaces, models }: VehicleStock, segment: Segment): Int32Array {
  const { mark = [], model = [] } = segment.combinations.build.values;
  const known = models.get(segment);
  // Combinations are never taken away.
  if (known?.length === model.length) return known;
  const { coders } = index;
  const fresh = Int32Array.from(
    model,
    (value, at) => modelPlaces.get(`${coders.mark.values[mark[at] ?? -1]}/${coders.model.values[value]}`) ?? -1,
  );
  models.set(segment, fresh);
  return fresh;
}

/** Vehicles of each model that a holding has, by its place in the name table; counted once a change. */
export function countModels(stock: VehicleStock, holdingId: number): ReadonlyMap<number, number> {
  const segments = segmentsOf(stock, holdingId);
  const builds = segments.map(listedBuilds);
  const known = stock.counts.get(holdingId);
  if (known?.builds.length === builds.length && known.builds.every((one, at) => one === builds[at]))
    return known.counts;
  const counts = new Map<number, number>();
  for (const [at, segment] of segments.entries()) {
    const models = modelsOf(stock, segment);
    const listed = builds[at] ?? [];
    for (let build = 0; build < listed.length; build++) {
      const count = listed[build] as number;
      const model = models[build] ?? -1;
      if (count > 0) counts.set(model, (counts.get(model) ?? 0) + count);
    }
  }
  stock.counts.set(holdingId, { builds, counts });
  return counts;
}

/** Where a vehicle of a holding stands; undefined when it is not listed. */
export function placeOf(stock: VehicleStock, holdingId: number, id: number): StockPlace | undefined {
  for (const segment of segmentsOf(stock, holdingId)) {
    const row = positionOf(segment, id);
    if (row < 0) continue;
    const traits = segment.combinations.single.values.traits?.[segment.columns.combined.single[row] ?? -1];
    if (!hasTrait(traits, 'dead') && !hasTrait(traits, 'soon')) return { segment, row };
  }
  return undefined;
}

/** Makes the stock of an index. What did not change since the last call stays the very same object. */
export function createVehicleStocks(): (index: FacetIndex) => VehicleStock {
  let namesText = '';
  let stock: VehicleStock | undefined;
  return (index) => {
    if (stock?.index !== index) {
      const { marks, models } = index.dictionary;
      const text = JSON.stringify([[...marks], [...models]]);
      const names = stock && text === namesText ? stock.names : buildNameTable(index.dictionary);
      namesText = text;
      const modelPlaces = new Map(
        names.models.map(({ code }, place) => [`${names.marks[names.markOf[place] ?? -1]?.code}/${code}`, place]),
      );
      stock = { index, names, texts: createTextIndex(), modelPlaces, models: new WeakMap(), counts: new Map() };
    }
    readTexts(stock.texts, index.coders.text.values);
    return stock;
  };
}
