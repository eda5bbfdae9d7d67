import type { SearchAccessory, SearchPage, SearchVehicle } from '@showroom/api-contract/search';
import { searchPageSize, searchSections } from '@showroom/api-contract/search';
import type { BodyType, ColorGroup, EngineType } from '@showroom/domain/dictionaries';
import { pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import { pictureShapeOf } from '@showroom/domain/picture-shape';
import { groupMeasures } from '@showroom/domain/text';
import { readText } from '../catalog/coder.ts';
import { valueAt } from '../catalog/facet-segment.ts';
import { hasTrait } from '../catalog/row-traits.ts';
import type { GoodsCategory } from './goods/goods.ts';
import type { GoodsStock } from './goods/goods-stock.ts';
import type { PageStock } from './pages/page-stock.ts';
import type { Found } from './vehicles/found-vehicles.ts';
import { modelsOf, type StockPlace, type VehicleStock } from './vehicles/vehicle-stock.ts';

type Block<T> = {
  results: T[];
  meta: { page: { totalPages: number } };
  values: { value: string; count: number }[];
  totalFacetCount: number;
};

const previewOf = (base: string) => ({ raw: JSON.stringify({ source: { url: pictureUrl(base, 'card') } }) });
const byRussian = new Intl.Collator('ru');

/** What a block shows: labels with their counts, and a part of the results, of the ticked labels alone when some are. */
type Results<T> = {
  total: number;
  counts: ReadonlyMap<string, number>;
  slice(first: number, size: number, ticked: ReadonlySet<string>): T[];
};

/** Results whose places stand in a list, counted by the label of each. */
function listedResults<T>(
  found: readonly number[],
  labelOf: (place: number) => string,
  present: (place: number) => T,
): Results<T> {
  const counts = new Map<string, number>();
  for (const place of found) counts.set(labelOf(place), (counts.get(labelOf(place)) ?? 0) + 1);
  return {
    total: found.length,
    counts,
    slice: (first, size, ticked) =>
      (ticked.size > 0 ? found.filter((place) => ticked.has(labelOf(place))) : found)
        .slice(first, first + size)
        .map(present),
  };
}

/** Cuts the page out of what was found and shows the facet; what is ticked narrows the page alone. */
export function presentBlock<T>(
  { total, counts, slice }: Results<T>,
  page: number,
  chosen: readonly string[] | undefined,
): Block<T> {
  const ticked = new Set(chosen);
  const kept = ticked.size > 0 ? [...ticked].reduce((sum, label) => sum + (counts.get(label) ?? 0), 0) : total;
  return {
    results: slice((page - 1) * searchPageSize, searchPageSize, ticked),
    meta: { page: { totalPages: Math.ceil(kept / searchPageSize) } },
    values: [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || byRussian.compare(a.value, b.value)),
    totalFacetCount: total,
  };
}

/** A name that says by itself what it is: «Camry», not «009», «X5» or «3 серии». */
const saysMark = /^(?!.*(?:серии|Класс))(?=.*\p{L}{3})/u;

/** The name of a model, with the mark where that alone is a code. */
function modelLabel({ names }: VehicleStock, model: number): string {
  const name = names.models[model]?.name ?? '';
  return saysMark.test(name) ? name : `${names.marks[names.markOf[model] ?? -1]?.name ?? ''} ${name}`;
}

/** Vehicles by the name of their model. */
export function vehicleResults(stock: VehicleStock, { total, counts: byModel, slice }: Found): Results<SearchVehicle> {
  const counts = new Map<string, number>();
  for (const [model, count] of byModel) {
    const label = modelLabel(stock, model);
    counts.set(label, (counts.get(label) ?? 0) + count);
  }
  return {
    total,
    counts,
    slice: (first, size, ticked) =>
      slice(first, size, ticked.size > 0 ? (model) => ticked.has(modelLabel(stock, model)) : undefined).map((place) =>
        presentVehicle(stock, place),
      ),
  };
}

/** Goods by the name of their category. */
export const goodsResults = (stock: GoodsStock, places: readonly number[]): Results<SearchAccessory> =>
  listedResults(
    places,
    (place) => stock.categories.get(stock.items[place]?.categoryId ?? 0)?.nameRu ?? '',
    (place) => presentGoods(stock, place),
  );

/** Pages by the name of their section. */
export const pageResults = (stock: PageStock, places: readonly number[]): Results<SearchPage> =>
  listedResults(
    places,
    (place) => searchSections[stock.items[place]?.section ?? 'pages'],
    (place) => presentPage(stock, place),
  );

/** Longest text of a found page, characters. */
const longestText = 160;

/** Shapes a page for the wire. */
function presentPage({ items }: PageStock, place: number): SearchPage {
  const { section = 'pages', title = '', text = '', path = '/', picture = null } = items[place] ?? {};
  const short = text.length > longestText ? `${text.slice(0, text.lastIndexOf(' ', longestText))}…` : text;
  return { section, title, text: short, path, picture };
}

/** Shapes a row of the stock for the wire (PRD-3). */
function presentVehicle(stock: VehicleStock, { segment, row }: StockPlace): SearchVehicle {
  const { names, index } = stock;
  const { columns } = segment;
  const place = modelsOf(stock, segment)[columns.combined.build[row] ?? -1] ?? -1;
  const model = names.models[place];
  const mark = names.marks[names.markOf[place] ?? -1];
  const id = columns.ids[row] ?? 0;
  const year = columns.ranges.year[row] ?? 0;
  const bodyType = index.coders.bodyType.values[valueAt(segment, 'bodyType', row)] as BodyType;
  const color = index.coders.color.values[valueAt(segment, 'color', row)] as ColorGroup;
  const filters = { car_type_code: segment.type, mark_code: mark?.code ?? '', model_code: model?.code ?? '' };
  const engineType = index.coders.engine.values[valueAt(segment, 'engine', row)] as EngineType;
  const engineVolume = columns.ranges.volume[row] ?? 0;
  const named = { markCode: filters.mark_code, modelCode: filters.model_code, klass: model?.klass };
  const seats = Number(index.coders.seats.values[valueAt(segment, 'seats', row)]) || null;
  const shape = { bodyType, ...named, year, engineType, engineVolume, seats };
  return {
    id: { raw: id },
    mark: { raw: mark?.name ?? '' },
    model: { raw: model?.name ?? '' },
    modification: {
      raw: groupMeasures(readText(index.coders.text.values[columns.card.text[row] ?? -1] ?? '').modification),
    },
    disprice: { raw: columns.ranges.price[row] ?? 0 },
    year: { raw: year },
    mileage_km: { raw: columns.ranges.mileage[row] ?? 0 },
    condition: { raw: hasTrait(valueAt(segment, 'traits', row), 'isNew') ? 'new' : 'used' },
    Meta: { id: String(id) },
    filters: { raw: JSON.stringify(filters) },
    preview: previewOf(studioPictureBase(bodyType, color, 'front', pictureShapeOf(shape))),
  };
}

/** The category of an item with those above it, the first level first. */
function categoriesOf({ categories, items }: GoodsStock, place: number): GoodsCategory[] {
  const path: GoodsCategory[] = [];
  let id: number | null | undefined = items[place]?.categoryId;
  while (typeof id === 'number') {
    const category: GoodsCategory | undefined = categories.get(id);
    if (!category) break;
    path.unshift(category);
    id = category.parentId;
  }
  return path;
}

/** Shapes an item of the shop for the wire (PRD-3). */
function presentGoods(stock: GoodsStock, place: number): SearchAccessory {
  const item = stock.items[place];
  const price = item?.disprice ?? 0;
  const path = categoriesOf(stock, place);
  return {
    name: { raw: item?.name ?? '' },
    brand: { name_en: { raw: stock.brands.get(item?.brandId ?? 0)?.nameEn ?? '' } },
    current_disprice: { raw: price },
    acc_item_id: { raw: item?.id ?? 0 },
    shop: { raw: path[0]?.shop ?? 'store' },
    accCategory: { raw: path.map(({ code, nameRu }) => ({ code, nameRu })) },
    accItemId: item?.id ?? 0,
    currentDisprice: price,
    preview: previewOf(item?.picture ?? ''),
  };
}
