import type { NameTable } from '../words/name-table.ts';
import { bitCount, type NameHit } from '../words/score-names.ts';
import { goodsWeights } from './goods-index.ts';
import type { GoodsSense } from './goods-senses.ts';
import type { GoodsStock } from './goods-stock.ts';

/** Scores of a tally are compared in steps. */
export const scoreSteps = 32;

/** `heads`: the words that an item's name begins with; `things`: those that say what it is, `kinds`: and who makes it; what its categories say is none of them. */
export type Tally = {
  masks: Uint32Array;
  things: Uint32Array;
  heads: Uint32Array;
  kinds: Uint32Array;
  scores: Float32Array;
};

/** Words that the items themselves have; of several readings of a word the best counts. */
export function tallyWords(stock: GoodsStock, senses: readonly GoodsSense[]): Tally {
  const masks = new Uint32Array(stock.items.length);
  const things = new Uint32Array(stock.items.length);
  const heads = new Uint32Array(stock.items.length);
  const kinds = new Uint32Array(stock.items.length);
  const scores = new Float32Array(stock.items.length);
  for (const [at, { words }] of senses.entries()) {
    const bit = 1 << at;
    const lists = words.flatMap(({ word, quality }) =>
      (stock.words.get(word) ?? []).map(({ weight, items }) => ({
        value: weight * quality,
        items,
        isHead: weight === goodsWeights.head,
        isName: weight === goodsWeights.name,
        isThing: weight >= goodsWeights.name,
        isKind: weight >= goodsWeights.brand,
      })),
    );
    for (const { value, items, isHead, isName, isThing, isKind } of lists.sort((a, b) => b.value - a.value))
      for (const item of items) {
        if (isHead) heads[item] = (heads[item] ?? 0) | bit;
        if (isThing) things[item] = (things[item] ?? 0) | bit;
        if (isKind) kinds[item] = (kinds[item] ?? 0) | bit;
        if (((masks[item] ?? 0) & bit) !== 0) {
          // Of what is kept together, that which is called so: «аптечка» is no extinguisher.
          if (isName) scores[item] = (scores[item] ?? 0) + 2 / scoreSteps;
          continue;
        }
        masks[item] = (masks[item] ?? 0) | bit;
        scores[item] = (scores[item] ?? 0) + value;
      }
  }
  return { masks, things, heads, kinds, scores };
}

/** Adds what an item fits: all words that name the best of its models. */
export function tallyFitment(
  stock: GoodsStock,
  names: NameTable,
  hits: ReadonlyMap<number, NameHit>,
  tally: Tally,
): void {
  const masks = new Map<number, { mask: number; score: number }>();
  for (const [place, { mask, score }] of hits) {
    const model = names.models[place];
    for (const key of model ? [model.id, -model.markId] : [])
      for (const item of stock.fitting.get(key) ?? []) {
        const known = masks.get(item);
        if (!known || known.score < score) masks.set(item, { mask, score });
      }
  }
  for (const [item, { mask, score }] of masks) {
    if ((~(tally.masks[item] ?? 0) & mask) === 0) continue;
    tally.masks[item] = (tally.masks[item] ?? 0) | mask;
    tally.scores[item] = (tally.scores[item] ?? 0) + score;
  }
}

// Lists of all items are walked by number: their iterators and callbacks were half of a search for goods.
/** How many of some words a single item has at most. */
export function mostWords(masks: Uint32Array, among: number): number {
  let most = 0;
  for (let place = 0; place < masks.length; place++) {
    const mask = (masks[place] as number) & among;
    if (mask !== 0) most = Math.max(most, bitCount(mask));
  }
  return most;
}

/** All words that any item has. */
export function unionOf(masks: Uint32Array): number {
  let union = 0;
  for (let place = 0; place < masks.length; place++) union |= masks[place] as number;
  return union;
}
