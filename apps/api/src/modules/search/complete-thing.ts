import { goodsWeights } from './goods/goods-index.ts';
import type { GoodsStock } from './goods/goods-stock.ts';
import { firstFrom } from './words/first-from.ts';
import type { Lexicon } from './words/lexicon.ts';
import { remember } from './words/remember.ts';

type Known = { goods: GoodsStock; lexicon: Lexicon };

/** A thing is told by so many items at least. */
const leastItems = 2;

const sorted = new WeakMap<GoodsStock, readonly string[]>();
/** The words of the shop in order, sorted once while its copy lives. */
function sortedWords(goods: GoodsStock): readonly string[] {
  return remember(sorted, goods, () => [...goods.words.keys()].filter((text) => /^\p{L}{2,}$/u.test(text)).sort());
}

/** What of the shop begins so and is said of most of the things that the other words mean: «масло мот» is for engines. */
export function completeThing({ goods, lexicon }: Known, others: readonly string[], begun: string): string | undefined {
  const words = sortedWords(goods);
  const counts = new Uint8Array(goods.items.length);
  const postingsOf = (word: string) =>
    (goods.words.get(word) ?? []).filter(({ weight }) => weight >= goodsWeights.brand);
  for (const [at, other] of others.entries())
    for (const { word } of lexicon.exact(other))
      for (const { items } of postingsOf(word))
        for (const item of items) if (counts[item] === at) counts[item] = at + 1;
  let best: string | undefined;
  let most = leastItems - 1;
  for (let at = firstFrom(words, begun); words[at]?.startsWith(begun); at++) {
    const word = words[at] ?? '';
    let count = 0;
    for (const { items } of postingsOf(word)) for (const item of items) if (counts[item] === others.length) count += 1;
    if (count > most) [best, most] = [word, count];
  }
  return best;
}
