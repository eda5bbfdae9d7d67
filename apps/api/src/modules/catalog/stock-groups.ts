import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ColorCount } from '@showroom/api-contract/catalog';
import type { BodyType, ColorGroup, Condition, EngineType, TransportType } from '@showroom/domain/dictionaries';
import type { FacetIndex } from './facet-index.ts';
import type { Segment } from './facet-segment.ts';
import { hasTrait } from './row-traits.ts';

/** Listed vehicles that are alike in all that an address can say of them. */
export type StockGroup = {
  type: TransportType;
  condition: Condition;
  bodyType: BodyType;
  engine: EngineType;
  color: ColorGroup;
  mark: string;
  model: string;
  count: number;
  /** Newest change among them, ms since 1970. */
  updatedAt: number;
};

const rowsAtOnce = 50_000;
/** Combinations of one segment stay far below this. */
const most = 2 ** 24;

/** Listed rows of a segment by their two combinations: what a pass over columns of numbers can tell apart. */
async function countPairs({ length, columns, combinations }: Segment) {
  const { build, single } = columns.combined;
  const bytes = combinations.single.values.traits ?? [];
  const pairs = new Map<number, { count: number; updatedAt: number }>();
  for (let row = 0; row < length; row++) {
    if (row % rowsAtOnce === rowsAtOnce - 1) await yieldToEventLoop();
    const own = single[row] ?? 0;
    if (hasTrait(bytes[own], 'dead') || hasTrait(bytes[own], 'soon')) continue;
    const key = (build[row] ?? 0) * most + own;
    const updated = columns.card.updated[row] ?? 0;
    const known = pairs.get(key);
    if (!known) pairs.set(key, { count: 1, updatedAt: updated });
    else {
      known.count += 1;
      if (known.updatedAt < updated) known.updatedAt = updated;
    }
  }
  return pairs;
}

async function groupsIn({ coders }: FacetIndex, segment: Segment): Promise<StockGroup[]> {
  const groups = new Map<string, StockGroup>();
  const { build, single } = segment.combinations;
  for (const [key, { count, updatedAt }] of await countPairs(segment)) {
    const [whole, own] = [Math.floor(key / most), key % most];
    const built = (name: 'mark' | 'model' | 'bodyType' | 'engine') =>
      coders[name].values[build.values[name]?.[whole] ?? -1] ?? '';
    const group: StockGroup = {
      type: segment.type as TransportType,
      condition: hasTrait(single.values.traits?.[own], 'isNew') ? 'new' : 'used',
      bodyType: built('bodyType') as BodyType,
      engine: built('engine') as EngineType,
      color: (coders.color.values[single.values.color?.[own] ?? -1] ?? '') as ColorGroup,
      mark: built('mark'),
      model: built('model'),
      count,
      updatedAt,
    };
    const { condition, bodyType, engine, color, mark, model } = group;
    const name = `${condition} ${bodyType} ${engine} ${color} ${mark} ${model}`;
    const known = groups.get(name);
    if (!known) groups.set(name, group);
    else {
      known.count += count;
      known.updatedAt = Math.max(known.updatedAt, updatedAt);
    }
  }
  return [...groups.values()];
}

/** The listed stock of a holding by what addresses say, marks and models by their codes; yields in between. */
export async function stockGroups(index: FacetIndex, holdingId: number): Promise<StockGroup[]> {
  const groups: StockGroup[] = [];
  for (const segment of [...index.segments()])
    if (segment.holdingId === holdingId) groups.push(...(await groupsIn(index, segment)));
  const key = ({ mark, model }: StockGroup) => `${mark}/${model}`;
  return groups.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

export type ColorCountFilter = { holdingId: number; type: TransportType; depth: 'color' | 'mark' | 'model' };

/** Listed vehicles by colour, and by mark and model where asked: what pages of colours there are to link to. */
export async function countColors(
  index: FacetIndex,
  { holdingId, type, depth }: ColorCountFilter,
): Promise<ColorCount[]> {
  const segment = index.segment(holdingId, type);
  if (!segment) return [];
  const marks = [...index.dictionary.marks.values()];
  const models = [...index.dictionary.models.values()];
  // As visitors see them: the dictionary is alphabetical.
  const markPlace = new Map(marks.map(({ code }, place) => [code, place]));
  const modelPlace = new Map(models.map(({ markCode, code }, place) => [`${markCode}/${code}`, place]));
  const counts = new Map<string, ColorCount>();
  for (const { color, mark, model, count } of await groupsIn(index, segment)) {
    const key = `${color} ${depth === 'color' ? '' : mark} ${depth === 'model' ? model : ''}`;
    const known = counts.get(key);
    const markName = marks[markPlace.get(mark) ?? -1]?.name ?? '';
    const modelName = models[modelPlace.get(`${mark}/${model}`) ?? -1]?.name ?? '';
    if (known) known.count += count;
    else
      counts.set(key, {
        color,
        count,
        mark: depth === 'color' ? null : { code: mark, name: markName },
        model: depth === 'model' ? { code: model, name: modelName } : null,
      });
  }
  const placeOf = ({ mark, model }: ColorCount) => [
    markPlace.get(mark?.code ?? '') ?? 0,
    modelPlace.get(`${mark?.code}/${model?.code}`) ?? 0,
  ];
  return [...counts.values()].sort((a, b) => {
    const [markA = 0, modelA = 0] = placeOf(a);
    const [markB = 0, modelB = 0] = placeOf(b);
    return markA - markB || modelA - modelB || b.count - a.count || (a.color < b.color ? -1 : 1);
  });
}
