import { foldText } from '@showroom/domain/search/search-atoms';
import type { KnownDealer } from '../dictionary/stock-dictionary.ts';
import { readInteger, readKopecks } from '../normalise/read-number.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import { collectProblems, type Problem, type ProblemCollector } from './problem.ts';
import { articleKey, itemKey, nameKey, type ShopDictionary } from './shop-dictionary.ts';

/** What a new item needs beyond its price. */
export type NewItem = {
  name: string;
  categoryId: number;
  picture: string;
  minCount: number;
  description: string;
  /** Null: no vehicle is told. */
  fitment: { markId: number; modelId: number | null } | null;
  /** Said to fit every vehicle. */
  isUniversal: boolean;
};
/** A record that is understood. Prices in kopecks; null: not said, the known one stays. */
export type GoodsRecord = {
  line: number;
  key: string;
  brandId: number;
  partCode: string;
  money: { price: number; disprice: number } | null;
  dealer: KnownDealer;
  qty: number;
  /** Undefined for an item that the shop has. */
  created: NewItem | undefined;
};
export type GoodsContext = ShopDictionary & { fileDealer: KnownDealer | undefined };

const most = 32_767;
const longest = 200;

function readDealer({ values }: RawRecord, { dealers, fileDealer }: GoodsContext, problems: ProblemCollector) {
  const said = values.dealer;
  if (!said) return fileDealer ?? problems.refuse('the centre is missing: give it in the file or with --dealer');
  const text = foldText(said.text);
  const found = dealers.find(({ code, name }) => code === text || foldText(name) === text);
  if (!found) return problems.refuse('unknown centre', said);
  if (fileDealer && found !== fileDealer) return problems.refuse(`the file belongs to centre ${fileDealer.code}`, said);
  return found;
}

function readQty({ values }: RawRecord, problems: ProblemCollector): number | undefined {
  const { availability, qty } = values;
  if (availability && /^(?:false|0|нет|no)$/i.test(availability.text)) return 0;
  if (!qty) return problems.refuse('the stock is missing');
  return readInteger(qty.text, 0, most) ?? problems.refuse('the stock cannot be read', qty);
}

/** `false` when what is said cannot be read. */
function readMoney({ values }: RawRecord, problems: ProblemCollector): GoodsRecord['money'] | false {
  const { price, oldPrice } = values;
  if (!price) return null;
  const disprice = readKopecks(price.text);
  if (disprice === undefined || disprice === 0) return problems.refuse('the price cannot be read', price) ?? false;
  const before = oldPrice && readKopecks(oldPrice.text);
  if (oldPrice && (before === undefined || before < disprice))
    problems.note('the old price cannot be read or is below the price, and is not shown', oldPrice);
  return { price: Math.max(before ?? 0, disprice), disprice };
}

/** How feeds say in place of a mark that there is none. */
const everyVehicle = /^(?:универсальн\p{L}*|любая|любой|все|все марки|universal|all)$/iu;
const isForAll = ({ values: { mark } }: RawRecord): boolean =>
  mark !== undefined && everyVehicle.test(mark.text.trim());

/** The vehicle that an item is for; an unknown one is refused. */
function readFitment(record: RawRecord, { names }: GoodsContext, problems: ProblemCollector) {
  const { mark, model } = record.values;
  if ((!mark && !model) || isForAll(record)) return null;
  // Only what the catalogue has: goods give no row to a mark or model of the market.
  const marks = (mark ? names.marksOf(mark.text) : []).filter(({ id }) => id > 0);
  const [first] = marks;
  if (!first) return problems.refuse('unknown mark of the vehicle', mark ?? model);
  if (!model) return { markId: first.id, modelId: null };
  const found = names.match(marks, model.text, false);
  if (!found || found.model.id < 0) return problems.refuse('unknown model of the vehicle', model);
  return { markId: found.mark.id, modelId: found.model.id };
}

function readNewItem(record: RawRecord, context: GoodsContext, problems: ProblemCollector): NewItem | undefined {
  const { name, category, description, minCount } = record.values;
  if (!name) return problems.refuse('the shop has no such item, and a new one needs a name');
  const found = category && context.categories.get(nameKey(category.text));
  if (!found) return problems.refuse('a new item needs a category of the shop', category);
  const fitment = readFitment(record, context, problems);
  if (fitment === undefined) return undefined;
  const fewest = minCount ? readInteger(minCount.text, 1, 100) : 1;
  if (fewest === undefined) problems.note('the fewest pieces cannot be read, taken as 1', minCount);
  if (name.text.length > longest) problems.note(`the name is cut to ${longest} letters`, name);
  return {
    name: name.text.replace(/\s+/g, ' ').slice(0, longest),
    categoryId: found.id,
    picture: found.picture,
    minCount: fewest ?? 1,
    description: description?.text.slice(0, 2_000) ?? '',
    fitment,
    isUniversal: isForAll(record),
  };
}

/** Reads one record; undefined with problems when it is refused. */
export function toGoods(
  record: RawRecord,
  context: GoodsContext,
): { goods: GoodsRecord | undefined; problems: Problem[] } {
  const problems = collectProblems(record.line);
  const read = (): GoodsRecord | undefined => {
    const { partCode, brand } = record.values;
    const article = partCode ? articleKey(partCode.text) : '';
    if (!partCode || article === '' || partCode.text.length > 64)
      return problems.refuse('the article is missing or cannot be read', partCode);
    const brandId = brand && context.brands.get(nameKey(brand.text));
    if (brandId === undefined) return problems.refuse('the maker is missing or unknown', brand);
    const dealer = readDealer(record, context, problems);
    const qty = dealer && readQty(record, problems);
    const money = qty === undefined ? false : readMoney(record, problems);
    if (!dealer || qty === undefined || money === false) return undefined;
    const key = itemKey(brandId, article);
    const isKnown = context.items.has(key);
    const created = isKnown ? undefined : readNewItem(record, context, problems);
    if (!isKnown && !created) return undefined;
    if (created && !money) return problems.refuse('a new item needs a price');
    return { line: record.line, key, brandId, partCode: partCode.text, money, dealer, qty, created };
  };
  return { goods: read(), problems: problems.list };
}
