import type { SearchAccessory, SearchPage, SearchVehicle } from '@showroom/api-contract/search';
import { searchPageSize, searchSections } from '@showroom/api-contract/search';
import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import { pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import { pictureShapeOf } from '@showroom/domain/picture-shape';
import type { GoodsCategory } from './goods.ts';
import type { GoodsStock } from './goods-stock.ts';
import type { PageStock } from './page-stock.ts';
import type { VehicleStock } from './vehicle-stock.ts';

type Block<T> = {
  results: T[];
  meta: { page: { totalPages: number } };
  values: { value: string; count: number }[];
  totalFacetCount: number;
};

const previewOf = (base: string) => ({ raw: JSON.stringify({ source: { url: pictureUrl(base, 'card') } }) });
const byRussian = new Intl.Collator('ru');

/** The facet of a block: a number for each place, and the label of a number. Numbers may share a label. */
export type Facet = { keyOf: (place: number) => number; labelOf: (key: number) => string };

function countLabels(found: readonly number[], { keyOf, labelOf }: Facet): Map<string, number> {
  const byKey: number[] = [];
  for (const place of found) {
    const key = keyOf(place);
    byKey[key] = (byKey[key] ?? 0) + 1;
  }
  const counts = new Map<string, number>();
  // A list with holes: `forEach` passes over them.
  byKey.forEach((count, key) => {
    const label = labelOf(key);
    counts.set(label, (counts.get(label) ?? 0) + count);
  });
  return counts;
}

/** Cuts the page out of what was found and counts the facet; what is ticked narrows the page alone. */
export function presentBlock<T>(
  found: readonly number[],
  page: number,
  chosen: readonly string[] | undefined,
  facet: Facet,
  present: (place: number) => T,
): Block<T> {
  const counts = countLabels(found, facet);
  const ticked = new Set(chosen);
  const kept = ticked.size > 0 ? found.filter((place) => ticked.has(facet.labelOf(facet.keyOf(place)))) : found;
  const first = (page - 1) * searchPageSize;
  return {
    results: kept.slice(first, first + searchPageSize).map(present),
    meta: { page: { totalPages: Math.ceil(kept.length / searchPageSize) } },
    values: [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || byRussian.compare(a.value, b.value)),
    totalFacetCount: found.length,
  };
}

/** A name that says by itself what it is: «Camry», not «009», «X5» or «3 серии». */
const saysMark = /^(?!.*(?:серии|Класс))(?=.*\p{L}{3})/u;

/** Vehicles by the name of their model, with the mark where that alone is a code. */
export const modelFacet = ({ names, numbers }: VehicleStock): Facet => ({
  keyOf: (row) => numbers.model[row] ?? 0,
  labelOf: (model) => {
    const name = names.models[model]?.name ?? '';
    return saysMark.test(name) ? name : `${names.marks[names.markOf[model] ?? -1]?.name ?? ''} ${name}`;
  },
});

/** Goods by the name of their category. */
export const categoryFacet = ({ items, categories }: GoodsStock): Facet => ({
  keyOf: (place) => items[place]?.categoryId ?? 0,
  labelOf: (id) => categories.get(id)?.nameRu ?? '',
});

const sections = Object.keys(searchSections) as (keyof typeof searchSections)[];

/** Pages by the name of their section. */
export const sectionFacet = ({ items }: PageStock): Facet => ({
  keyOf: (place) => sections.indexOf(items[place]?.section ?? 'pages'),
  labelOf: (at) => searchSections[sections[at] ?? 'pages'],
});

/** Longest text of a found page, characters. */
const longestText = 160;

/** Shapes a page for the wire. */
export function presentPage({ items }: PageStock, place: number): SearchPage {
  const { section = 'pages', title = '', text = '', path = '/', picture = null } = items[place] ?? {};
  const short = text.length > longestText ? `${text.slice(0, text.lastIndexOf(' ', longestText))}…` : text;
  return { section, title, text: short, path, picture };
}

/** Shapes a row of the stock for the wire (PRD-3). */
export function presentVehicle(stock: VehicleStock, row: number): SearchVehicle {
  const { names, numbers, coded, coders, modifications } = stock;
  const place = numbers.model[row] ?? -1;
  const model = names.models[place];
  const mark = names.marks[names.markOf[place] ?? -1];
  const text = (column: keyof typeof coders) => coders[column].values[coded[column][row] ?? -1] ?? '';
  const [modification = ''] = (modifications.texts[numbers.modification[row] ?? -1] ?? '').split('|');
  const id = stock.ids[row] ?? 0;
  const bodyType = text('bodyType') as BodyType;
  const filters = { car_type_code: text('type'), mark_code: mark?.code ?? '', model_code: model?.code ?? '' };
  return {
    id: { raw: id },
    mark: { raw: mark?.name ?? '' },
    model: { raw: model?.name ?? '' },
    modification: { raw: modification },
    disprice: { raw: numbers.price[row] ?? 0 },
    year: { raw: numbers.year[row] ?? 0 },
    mileage_km: { raw: numbers.mileage[row] ?? 0 },
    condition: { raw: text('condition') === 'new' ? 'new' : 'used' },
    Meta: { id: String(id) },
    filters: { raw: JSON.stringify(filters) },
    preview: previewOf(
      studioPictureBase(
        bodyType,
        text('color') as ColorGroup,
        'front',
        pictureShapeOf({
          ...{ bodyType, markCode: filters.mark_code, modelCode: filters.model_code, klass: model?.klass },
          year: numbers.year[row] ?? 0,
        }),
      ),
    ),
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
export function presentGoods(stock: GoodsStock, place: number): SearchAccessory {
  const item = stock.items[place];
  const price = item?.disprice ?? 0;
  return {
    name: { raw: item?.name ?? '' },
    brand: { name_en: { raw: stock.brands.get(item?.brandId ?? 0)?.nameEn ?? '' } },
    current_disprice: { raw: price },
    acc_item_id: { raw: item?.id ?? 0 },
    accCategory: { raw: categoriesOf(stock, place).map(({ code, nameRu }) => ({ code, nameRu })) },
    accItemId: item?.id ?? 0,
    currentDisprice: price,
    preview: previewOf(item?.picture ?? ''),
  };
}
