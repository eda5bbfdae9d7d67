import type { BodyType } from '@showroom/domain/dictionaries';
import type { FacetKey } from '@showroom/domain/listing';
import { drawnKindOf } from '@showroom/domain/picture-shape';
import type { FacetIndex } from './facet-index.ts';
import { type Segment, valueAt } from './facet-segment.ts';
import { hasTrait } from './row-traits.ts';

/** Properties that similarity compares. Price in kopecks, null while not priced. */
type SimilarSubject = {
  id: number;
  holdingId: number;
  type: string;
  condition: string;
  markCode: string;
  modelCode: string;
  bodyType: string;
  engineType: string;
  driveType: string;
  year: number;
  power: number;
  price: number | null;
};

/** What each difference costs; the ratio of prices and powers and the years count by their size. */
const costs = {
  mark: 1,
  model: 1.2,
  bodyType: 1.5,
  use: 2.5,
  engine: 0.4,
  drive: 0.3,
  condition: 0.8,
  price: 3,
  year: 0.12,
  power: 0.8,
};
const maxYears = 10;
/** How many times more are looked at than asked for, to find other models too. */
const reserve = 12;

/** What it is for where its body does not say it: a tipper is no tractor unit, a quad no side-by-side. Neither size nor cab count. */
const useOf = (bodyType: string, modelCode: string): string | undefined =>
  drawnKindOf(bodyType as BodyType, modelCode)?.replace(/^(?:(?:six|small|mid|light|bonnet|cross|sport)-)+/, '');

function createDistance(index: FacetIndex, segment: Segment, subject: SimilarSubject): (row: number) => number {
  const { combined, ranges } = segment.columns;
  const { build, single } = segment.combinations;
  const number = (key: FacetKey, value: string) => index.coders[key].find(value) ?? -1;
  const mark = number('mark', subject.markCode);
  const model = number('model', subject.modelCode);
  const body = number('bodyType', subject.bodyType);
  const engine = number('engine', subject.engineType);
  const drive = number('drive', subject.driveType);
  const isNew = subject.condition === 'new';
  const use = useOf(subject.bodyType, subject.modelCode);
  const ratio = (a: number, b: number) => Math.abs(Math.log((a + 1) / (b + 1)));
  const ofBuild = Float64Array.from({ length: build.numbers.size }, (_, combination) => {
    const value = (key: FacetKey) => build.values[key]?.[combination];
    const isOfMark = value('mark') === mark;
    const isOfUse = useOf(subject.bodyType, index.coders.model.values[value('model') ?? -1] ?? '') === use;
    return (
      (isOfMark ? 0 : costs.mark) +
      (isOfMark && value('model') === model ? 0 : costs.model) +
      (value('bodyType') === body ? 0 : costs.bodyType) +
      (isOfUse ? 0 : costs.use) +
      (value('engine') === engine ? 0 : costs.engine) +
      (value('drive') === drive ? 0 : costs.drive)
    );
  });
  // Dead rows are never similar.
  const ofSingle = Float64Array.from(single.values.traits ?? [], (byte) => {
    if (hasTrait(byte, 'dead')) return Number.POSITIVE_INFINITY;
    return hasTrait(byte, 'isNew') === isNew ? 0 : costs.condition;
  });
  return (row) =>
    (ofBuild[combined.build[row] as number] as number) +
    (ofSingle[combined.single[row] as number] as number) +
    (subject.price === null ? 0 : costs.price * ratio(ranges.price[row] as number, subject.price)) +
    costs.power * ratio(ranges.power[row] as number, subject.power) +
    costs.year * Math.min(maxYears, Math.abs((ranges.year[row] as number) - subject.year));
}

type Near = { row: number; far: number };

/** The nearest rows in order; a short sorted list is enough, as few rows ever get into it. */
function nearestRows(
  segment: Segment,
  subject: SimilarSubject,
  distance: (row: number) => number,
  size: number,
): Near[] {
  const best: Near[] = [];
  const { ids } = segment.columns;
  for (let row = 0; row < segment.length; row++) {
    if (ids[row] === subject.id) continue;
    const far = distance(row);
    if (far === Number.POSITIVE_INFINITY) continue;
    const worst = best.at(-1);
    if (best.length === size && worst && far >= worst.far) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.far ?? 0) > far) place -= 1;
    best.splice(place, 0, { row, far });
    if (best.length > size) best.pop();
  }
  return best;
}

/**
 * Ids of the most alike vehicles in stock of the same holding and type, nearest first, the subject left out. Half of
 * them at most are of one model, so that there is something to choose between; the rest fills up when stock is short.
 */
export function findSimilar(index: FacetIndex, subject: SimilarSubject, size: number): number[] {
  const segment = index.segment(subject.holdingId, subject.type);
  if (!segment || size < 1) return [];
  const near = nearestRows(segment, subject, createDistance(index, segment, subject), size * reserve);
  const taken = new Map<number, number>();
  const first: number[] = [];
  const spare: number[] = [];
  for (const { row } of near) {
    const model = valueAt(segment, 'model', row);
    const count = (taken.get(model) ?? 0) + 1;
    taken.set(model, count);
    (count <= Math.ceil(size / 2) ? first : spare).push(segment.columns.ids[row] as number);
  }
  return [...first, ...spare].slice(0, size);
}
