import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import { askedFirst } from './asked-first.data.ts';
import { attributeOfWord, isStopWord } from './attributes.ts';
import type { Tolerance } from './choose-spelling.ts';
import { isAside } from './errands.ts';
import { isFiller } from './find-pages.ts';
import { firstFrom } from './first-from.ts';
import { isOtherThing } from './foreign-words.ts';
import { goodsWeights } from './goods-index.ts';
import type { GoodsStock } from './goods-stock.ts';
import { type Lexicon, soundQuality, type WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import { namesPage, wayWords } from './page-ways.ts';
import { isLetterName } from './parse-query.ts';
import { isVehicleWord } from './read-foreign.ts';

/** What a holding knows; `isThere`: whether it has a vehicle of one of some models. */
type Known = { names: NameTable; goods: GoodsStock; lexicon: Lexicon; isThere: (models: readonly number[]) => boolean };
/** What a word may be completed to; `begins`: as it may be typed, `sounds`: how a name sounds; `marks`: of which marks it is a model, `isName`: it is a name of cars. */
type Completion = {
  text: string;
  begins: readonly string[];
  sounds: readonly string[];
  isName: boolean;
  models: readonly number[];
  marks: readonly number[];
};

const shortest = 2;
/** Fewer letters tell nothing beside other words but a mark. */
const shortestBeside = 3;
/** So many letters tell what is out, too. */
const shortestSure = 4;
/** So many letters may be compared as they sound: «дуст» begins Duster. */
const shortestSound = 4;
/** What ends a sum: «до мил». */
const sums = ['миллиона', 'тысяч'];
/** A thing is told by so many items at least. */
const leastItems = 2;

const isWord = (text: string) => /^\p{L}{2,}$/u.test(text);
const isLatin = (text: string) => /^[a-z]/.test(text);

function readCompletions({ names, lexicon }: Known): readonly Completion[] {
  return askedFirst.flatMap((text) => {
    const atoms = searchAtoms(text);
    if (!namesPage(atoms[0] ?? '') && atoms.some((atom) => lexicon.exact(atom).length === 0)) return [];
    const [first, ...others] = atoms.map((atom) => names.postings.get(atom));
    const isName = first !== undefined && others.every((other) => other !== undefined);
    const whole = isName
      ? first.variants.filter(
          (place) =>
            names.variants[place]?.atoms === atoms.length && others.every((other) => other?.variants.includes(place)),
        )
      : [];
    const models = [...new Set(whole.map((place) => names.variants[place]?.model ?? -1))];
    const latin = [
      ...models.map((model) => names.models[model]?.name ?? ''),
      ...(isName && others.length === 0 ? first.marks.map((mark) => names.marks[mark]?.name ?? '') : []),
    ];
    const marks = models.map((model) => names.markOf[model] ?? -1);
    const begins = [text, ...latin.map(foldText)];
    return [{ text, begins, sounds: isName ? begins.map(soundKey) : [], isName, models, marks }];
  });
}

const completionsOf = new WeakMap<Lexicon, readonly Completion[]>();
const sortedGoods = new WeakMap<GoodsStock, readonly string[]>();

/** What of the shop begins so and is said of most of the things that the other words mean: «масло мот» is for engines. */
function completeThing(goods: GoodsStock, lexicon: Lexicon, others: readonly string[], begun: string) {
  let sorted = sortedGoods.get(goods);
  if (!sorted) {
    sorted = [...goods.words.keys()].filter(isWord).sort();
    sortedGoods.set(goods, sorted);
  }
  const counts = new Uint8Array(goods.items.length);
  const postingsOf = (word: string) =>
    (goods.words.get(word) ?? []).filter(({ weight }) => weight >= goodsWeights.brand);
  for (const [at, other] of others.entries())
    for (const { word } of lexicon.exact(other))
      for (const { items } of postingsOf(word))
        for (const item of items) if (counts[item] === at) counts[item] = at + 1;
  let best: string | undefined;
  let most = leastItems - 1;
  for (let at = firstFrom(sorted, begun); sorted[at]?.startsWith(begun); at++) {
    const word = sorted[at] ?? '';
    let count = 0;
    for (const { items } of postingsOf(word)) for (const item of items) if (counts[item] === others.length) count += 1;
    if (count > most) [best, most] = [word, count];
  }
  return best;
}

/** Whether a word is meant as it is. */
function isWhole({ names, goods }: Known, text: string): boolean {
  const isNamed = names.compounds.has(text) || (names.postings.get(text)?.marks.length ?? 0) > 0;
  const isThing = () => goods.words.get(text)?.some(({ weight }) => weight >= goodsWeights.keyword) === true;
  const tests = [isStopWord, isFiller, isAside, namesPage, isOtherThing, isVehicleWord];
  // «джи» begins more than it is.
  if (isLetterName(text)) return false;
  return isNamed || attributeOfWord(text) !== undefined || tests.some((is) => is(text)) || isThing();
}

const wordQuality = 0.95;

/**
 * A query whose last word is the beginning of one, with what people ask for most that begins so and goes with the other words; as it is when the word
 * is one already, or nothing goes with them.
 */
export function completeLast(text: string, known: Known, { layouts, sounds }: Tolerance): string {
  const { names, goods, lexicon } = known;
  const pieces = text.trim().split(/\s+/);
  const others = pieces.slice(0, -1).map(foldText);
  const typed = foldText(pieces.at(-1) ?? '');
  const last = isLatin(typed) || isWord(typed) ? typed : '';
  if (!isWord(typed) && !isWord(switchLayout(typed))) return text;
  const isSold = goods.words.get(last)?.some(({ weight }) => weight >= goodsWeights.brand) === true;
  const isMeant = isWhole(known, last) || (others.length > 0 && (isSold || wayWords.has(last)));
  if (last.length < shortest || isMeant) return text;
  // A single letter belongs to what follows: «х трейл».
  if (others.some((word) => word.length === 1 && !isFiller(word))) return text;
  const isSound = ({ word, quality }: WordMatch) =>
    quality === soundQuality &&
    (names.compounds.has(word) || goods.words.get(word)?.some(({ weight }) => weight >= goodsWeights.brand) === true);
  if (last.length > shortest && lexicon.exact(last).some(isSound)) return text;
  const completed = (end: string) => [...pieces.slice(0, -1), end].join(' ');
  const ofSum = /^(?:до|от|за|\d.*)$/.test(others.at(-1) ?? '') ? sums.find((sum) => sum.startsWith(last)) : undefined;
  if (ofSum && last.length >= shortestBeside) return completed(ofSum);
  const exactOf = (word: string) => lexicon.exact(word).filter(({ quality }) => quality >= wordQuality);
  const isThing = (word: string) =>
    exactOf(word).some((match) => goods.words.get(match.word)?.some(({ weight }) => weight >= goodsWeights.keyword));
  const marksOf = (word: string) => exactOf(word).flatMap((match) => names.postings.get(match.word)?.marks ?? []);
  const telling = others.filter((word) => ![isStopWord, isFiller, isAside, isVehicleWord].some((is) => is(word)));
  const wishes = telling.filter((word) => attributeOfWord(word) !== undefined);
  const things = telling.filter((word) => !wishes.includes(word) && isThing(word));
  if (things.length > 0 && things.length === telling.length) {
    const thing = goods.words.has(last) ? undefined : completeThing(goods, lexicon, things, last);
    if (thing) return completed(thing);
  }
  const marks = telling.length === 1 ? marksOf(telling[0] ?? '') : [];
  const isPage = telling.length > 0 && telling.every((word) => namesPage(word));
  const goesWith = ({ text: whole, isName, models, marks: own }: Completion) => {
    // Nobody is told by a few letters that something is out (ADR-059).
    if (last.length < shortestSure && models.length > 0 && !known.isThere(models)) return false;
    if (marks.length > 0) return isName && own.some((mark) => marks.includes(mark));
    if (others.length > 0 && last.length < shortestBeside) return false;
    if (telling.length === 0) return true;
    if (isPage && namesPage(whole)) return true;
    return isName && (wishes.length === telling.length || things.length === telling.length);
  };
  let completions = completionsOf.get(lexicon);
  if (!completions) {
    completions = readCompletions(known);
    completionsOf.set(lexicon, completions);
  }
  // «rfv» is «кам».
  for (const start of isLatin(last) && layouts ? [last, switchLayout(last)] : [last]) {
    const found = completions.find((one) => one.begins.some((begin) => begin.startsWith(start)) && goesWith(one));
    if (found) return completed(found.text);
  }
  const sound = soundKey(last);
  // Letters that are said once sound like little: «qqqqqqqq» begins no Kia.
  if (!sounds || Math.min(last.length, sound.length) < shortestSound) return text;
  const alike = completions.find((one) => one.sounds.some((begin) => begin.startsWith(sound)) && goesWith(one));
  return alike ? completed(alike.text) : text;
}
