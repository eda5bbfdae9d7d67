import type { Random } from '../random.ts';
import { hashOf } from '../random.ts';
import { type GoodsBrandCode, goodsBrands } from './brands.data.ts';
import type { Fitment } from './draw-fitment.ts';
import type { KindFacts, MakerFacts } from './goods-types.ts';

const letters = 'ABCDEFGHKLMNPRSTVWX';

/** `W ###/##` → `W 712/75`. */
function drawArticle(random: Random, pattern: string): string {
  return pattern.replace(/[#@]/g, (sign) =>
    sign === '#' ? String(random.int(0, 9)) : (letters[random.int(0, letters.length - 1)] ?? 'A'),
  );
}

const measure = /^(\d+(?:,\d+)?) (?:л|кг)$/;
const amountOf = (spec: string) => Number(measure.exec(spec)?.[1]?.replace(',', '.') ?? 0);

/** Price factor of an amount relative to the largest; 1 where nothing is measured. */
function sizeShare({ specs = [] }: KindFacts, drawn: readonly string[]): number {
  const measured = specs.findIndex((list) => list.every((spec) => measure.test(spec)));
  const most = Math.max(...(specs[measured] ?? []).map(amountOf));
  return measured < 0 ? 1 : 0.1 + (0.9 * amountOf(drawn[measured] ?? '')) / most;
}

/** Roubles to kopecks, on whole tens of roubles. A maker and a line have their level; the size moves it. */
function drawPrice(random: Random, kind: KindFacts, level: string, drawn: readonly string[]): number {
  const [from, to] = kind.price;
  const luck = 0.75 * ((hashOf(level) % 1_000) / 1_000) ** 1.5 + 0.25 * random.next();
  const share = (0.2 + 0.8 * luck) * sizeShare(kind, drawn);
  return Math.round((from + (to - from) * share) / 10) * 10 * 100;
}

export type DrawnItem = {
  brand: GoodsBrandCode;
  name: string;
  partCode: string;
  price: number;
  disprice: number;
  description: string;
};

const discountChance = 0.3;

function discounted(random: Random, price: number): number {
  if (!random.chance(discountChance)) return price;
  return Math.round((price * (100 - random.int(5, 20))) / 100 / 1_000) * 1_000;
}

const isBrand = (code: string): code is GoodsBrandCode => Object.hasOwn(goodsBrands, code);

/** Draws one item of a kind: maker, line, specification, article and price go together. */
export function drawItem(random: Random, kind: KindFacts, fitment: Fitment | undefined): DrawnItem {
  const [brand, ...lines]: MakerFacts = random.pick(kind.makers);
  if (!isBrand(brand)) throw new Error(`${kind.code} is made by ${brand}, which is not in the table of brands.`);
  const [nameEn, , pattern] = goodsBrands[brand];
  const line = lines.length > 0 ? random.pick(lines) : '';
  const drawn = (kind.specs ?? []).map((list) => random.pick(list));
  const words = [kind.noun, nameEn, line, drawn.join(', '), fitment?.words ?? ''];
  const price = drawPrice(random, kind, `${kind.code}/${brand}/${line}`, drawn);
  return {
    brand,
    name: words.filter(Boolean).join(' '),
    partCode: drawArticle(random, pattern),
    price,
    disprice: discounted(random, price),
    description: kind.about,
  };
}
