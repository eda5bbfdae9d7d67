import type { Random } from '../random.ts';
import { hashOf } from '../random.ts';
import { brandLevels } from './brand-levels.data.ts';
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

/** Inches of a tyre, `185/60 R15`, or of a rim, `R15 6J`. */
const inchesOf = (spec: string) => Number(/(?:^| )R(\d\d)(?: |$)/.exec(spec)?.[1] ?? 0);

/** Price factor of an amount relative to the largest, or of a wheel's inches; 1 where nothing is measured. */
function sizeShare({ specs = [] }: KindFacts, drawn: readonly string[]): number {
  const inches = specs.find((list) => list.every((spec) => inchesOf(spec) > 0))?.map(inchesOf);
  if (inches) {
    const [least, most] = [Math.min(...inches), Math.max(...inches)];
    const own = Math.max(...drawn.map(inchesOf));
    return most > least ? 0.25 + (0.75 * (own - least)) / (most - least) : 1;
  }
  const measured = specs.findIndex((list) => list.every((spec) => measure.test(spec)));
  const most = Math.max(...(specs[measured] ?? []).map(amountOf));
  return measured < 0 ? 1 : 0.1 + (0.9 * amountOf(drawn[measured] ?? '')) / most;
}

/** Roubles to kopecks, on whole tens of roubles. A maker and a line have their level; the size moves it. */
function drawPrice(
  random: Random,
  kind: KindFacts,
  [brand, line]: readonly [string, string],
  drawn: readonly string[],
) {
  const [from, to] = kind.price;
  const ofLine = (hashOf(`${kind.code}/${brand}/${line}`) % 1_000) / 1_000;
  const luck = 0.75 * (brandLevels[brand] ?? 0.3) + 0.15 * ofLine + 0.1 * random.next();
  const share = (0.08 + 0.92 * luck) * sizeShare(kind, drawn);
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
  const settled = kind.settles?.[line];
  const drawn = (kind.specs ?? []).map((list, at) => {
    const word = random.pick(list);
    return settled?.[at] ?? word;
  });
  // «Mobil 1 ESP» names its maker itself.
  const words = [kind.noun, line.startsWith(nameEn) ? '' : nameEn, line, drawn.join(', '), fitment?.words ?? ''];
  const price = drawPrice(random, kind, [brand, line], drawn);
  return {
    brand,
    name: words.filter(Boolean).join(' '),
    partCode: drawArticle(random, pattern),
    price,
    disprice: discounted(random, price),
    description: kind.about,
  };
}
