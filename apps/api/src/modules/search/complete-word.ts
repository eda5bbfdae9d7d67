import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import { begunFigure, sumOf } from './begun-code.ts';
import { begunPhrase, begunWish } from './begun-wish.ts';
import { begunFamily, begunKind, begunMaker, makesAny, modelsOfMark, typesOf } from './complete-kind.ts';
import { goodsWeights } from './goods/goods-index.ts';
import type { GoodsStock } from './goods/goods-stock.ts';
import { isAside } from './pages/errands.ts';
import { isFiller } from './pages/find-pages.ts';
import { namesPage, wayWords } from './pages/page-ways.ts';
import { askedFirst } from './words/asked-first.data.ts';
import { attributeOfWord, isStopWord } from './words/attributes.ts';
import { begunBeside, slippedAlone, slippedBeside } from './words/begun-models.ts';
import type { Tolerance } from './words/choose-spelling.ts';
import { firstFrom } from './words/first-from.ts';
import { isOtherThing } from './words/foreign-words.ts';
import { type Lexicon, soundQuality, type WordMatch } from './words/lexicon.ts';
import { keysOf } from './words/market-models.ts';
import type { NameTable } from './words/name-table.ts';
import { isLetterName } from './words/spoken-codes.ts';
import { meaningOf } from './words/synonyms.ts';
import { isVehicleWord } from './words/vehicle-words.ts';

/** What a holding knows; `countOf`: how many vehicles it has of some models. */
type Known = { names: NameTable; goods: GoodsStock; lexicon: Lexicon; countOf: (models: readonly number[]) => number };
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
/** So many letters tell what is out, too, and may be compared as they sound: «дуст» begins Duster. */
const shortestSure = 4;
const shortestSound = 4;
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
/** What was read of a copy, read once while the copy lives. */
function remember<Copy extends WeakKey, Value>(read: WeakMap<Copy, Value>, copy: Copy, readAnew: () => Value): Value {
  const value = read.get(copy) ?? readAnew();
  read.set(copy, value);
  return value;
}

/** What of the shop begins so and is said of most of the things that the other words mean: «масло мот» is for engines. */
function completeThing({ goods, lexicon }: Known, others: readonly string[], begun: string): string | undefined {
  const sorted = remember(sortedGoods, goods, () => [...goods.words.keys()].filter(isWord).sort());
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

/** Whether a word is meant as it is; beside a mark no thing of another world is: «киа спорта». */
function isWhole({ names, goods }: Known, text: string, isBesideMark: boolean): boolean {
  const isNamed = names.compounds.has(text) || (names.postings.get(text)?.marks.length ?? 0) > 0;
  const isThing = () => goods.words.get(text)?.some(({ weight }) => weight >= goodsWeights.keyword) === true;
  const tests = [isStopWord, isFiller, isAside, namesPage, isVehicleWord, ...(isBesideMark ? [] : [isOtherThing])];
  // «джи» begins more than it is.
  if (isLetterName(text)) return false;
  return isNamed || attributeOfWord(text) !== undefined || tests.some((is) => is(text)) || isThing();
}

const wordQuality = 0.95;

const exactOf = ({ lexicon }: Known, word: string) =>
  lexicon.exact(word).filter(({ quality }) => quality >= wordQuality);
const marksOf = (known: Known, word: string): readonly number[] =>
  exactOf(known, word).flatMap((match) => known.names.postings.get(match.word)?.marks ?? []);

/** The words before the last, of which `telling` say what is sought: `wishes`, `things` of the shop, names; `marks`: those that one of them names. */
type Others = {
  words: readonly string[];
  telling: readonly string[];
  wishes: readonly string[];
  things: readonly string[];
  marks: readonly number[];
};

function readOthers(known: Known, words: readonly string[]): Others {
  const isThing = (word: string) =>
    exactOf(known, word).some((match) =>
      known.goods.words.get(match.word)?.some(({ weight }) => weight >= goodsWeights.keyword),
    );
  const telling = words.filter((word) => ![isStopWord, isFiller, isAside, isVehicleWord].some((is) => is(word)));
  const wishes = telling.filter((word) => attributeOfWord(word) !== undefined);
  const things = telling.filter((word) => !wishes.includes(word) && isThing(word));
  const [only = '', ...more] = telling;
  // «сид» is the Ceed rather than a Sea-Doo.
  const isModel = known.names.postings.get(only)?.marks.length === 0;
  return { words, telling, wishes, things, marks: more.length === 0 && !isModel ? marksOf(known, only) : [] };
}

/** Whether all that is said of what is sought are things of the shop. */
const isOfThings = ({ telling, things }: Others): boolean => things.length > 0 && things.length === telling.length;

/** Whether nothing but wishes is said of what is sought. */
const isOfWishes = ({ telling, wishes }: Others): boolean => wishes.length > 0 && wishes.length === telling.length;

/** Things that have a size of one letter. */
const sized = /шлем|перчат|куртк|штан|бот|комбинезон|защит|размер|тент/u;
/** «гидроцикл я», «масло м»: one letter of the next word tells nothing yet beside a wish or a thing; after a figure it is what that counts. */
function withoutLetter(pieces: readonly string[], known: Known): string | undefined {
  if (/\d$/.test(pieces.at(-1) ?? '')) return undefined;
  const others = readOthers(known, pieces.map(foldText));
  const isThing = isOfThings(others) && !others.words.some((word) => sized.test(word));
  return isOfWishes(others) || isThing ? pieces.join(' ') : undefined;
}

/** Whether the last word is meant as it is, or sounds like one that is. */
function isLastMeant(known: Known, others: Others, last: string): boolean {
  const { names, goods, lexicon } = known;
  const isSold = (word: string) => goods.words.get(word)?.some(({ weight }) => weight >= goodsWeights.brand) === true;
  if (
    isWhole(known, last, others.marks.length > 0) ||
    (others.words.length > 0 && (isSold(last) || wayWords.has(last)))
  )
    return true;
  // Beside things of the shop a sound tells nothing: «тормозные кол» are no Cool.
  if (isOfThings(others)) return false;
  // What is asked for begins so letter for letter: «санд» is no Sand.
  const completions = remember(completionsOf, lexicon, () => readCompletions(known));
  if (last.length >= shortestSure && completions.some(({ isName, text }) => isName && text.startsWith(last)))
    return false;
  const isSound = ({ word, quality }: WordMatch) =>
    quality === soundQuality && (names.compounds.has(word) || isSold(word));
  return last.length > shortest && lexicon.exact(last).some(isSound);
}

/** Whether something goes with the other words: models of their mark, another word for their page, a car for their wishes or things. */
function goesWith(known: Known, others: Others, last: string, { text, isName, models, marks }: Completion): boolean {
  const { words, telling, wishes, things } = others;
  // Nobody is told by a few letters that something is out (ADR-059).
  if (last.length < shortestSure && models.length > 0 && known.countOf(models) === 0) return false;
  if (others.marks.length > 0) return isName && marks.some((mark) => others.marks.includes(mark));
  if (words.length > 0 && last.length < shortestBeside && !(isName && isOfWishes(others))) return false;
  if (telling.length === 0 || (telling.every((word) => namesPage(word)) && namesPage(text))) return true;
  // «самосвал кам» is no Camry.
  const types = typesOf(wishes);
  if (types.length > 0 && !makesAny(known, models.length > 0 ? models : modelsOfMark(known, text), types)) return false;
  return isName && wishes.length + things.length === telling.length;
}

/** What is asked for most of all that begins so, or sounds so, and goes with the other words. */
function firstAsked(known: Known, others: Others, last: string, { layouts, sounds }: Tolerance): string | undefined {
  const completions = remember(completionsOf, known.lexicon, () => readCompletions(known));
  const find = (begins: (completion: Completion) => boolean) =>
    completions.find((completion) => begins(completion) && goesWith(known, others, last, completion))?.text;
  // «rfv» is «кам».
  for (const start of isLatin(last) && layouts ? [last, switchLayout(last)] : [last]) {
    const found = find(({ begins }) => begins.some((begin) => begin.startsWith(start)));
    if (found) return found;
  }
  const sound = soundKey(last);
  // Letters that are said once sound like little: «qqqqqqqq» begins no Kia.
  if (!sounds || Math.min(last.length, sound.length) < shortestSound) return undefined;
  return find((completion) => completion.sounds.some((begin) => begin.startsWith(sound)));
}

/** A model that was begun beside its mark, or with a slip; without a mark where nobody knows the word. */
function begunModel(known: Known, others: Others, last: string): string | undefined {
  const { names, lexicon, countOf } = known;
  // What the market knows is no slip: «тойота сиента».
  const tables = [names.market.alone, ...others.marks.flatMap((mark) => names.market.ofMark.get(mark) ?? [])];
  if (tables.some((table) => keysOf(last).some((key) => table.has(key)))) return undefined;
  if (others.marks.length > 0)
    return begunBeside(names, others.marks, last, countOf) ?? slippedBeside(names, others.marks, last, countOf);
  // «лобаш» is a windscreen.
  const isKnown = lexicon.exact(last).length + lexicon.prefix(last).length > 0 || meaningOf(last) !== undefined;
  if (isKnown || others.telling.length > others.wishes.length || last.length <= shortestSound) return undefined;
  return slippedAlone(
    names,
    remember(completionsOf, lexicon, () => readCompletions(known)),
    last,
    countOf,
  );
}

/** What is meant elsewhere and begins a model of the mark beside it: «форд брон» is no reservation, «хендай порте» no Toyota Porte. */
function begunDespite({ names, countOf }: Known, { marks }: Others, last: string): string | undefined {
  const isSaid = isStopWord(last) || isFiller(last) || isAside(last) || attributeOfWord(last) !== undefined;
  return marks.length === 0 || isSaid || last.length < shortestSure
    ? undefined
    : begunBeside(names, marks, last, countOf);
}

/** «ниссан х тр»: a name that a single letter begins, half typed beside its mark. */
function withBegunPair(pieces: readonly string[], begun: string, known: Known): string {
  const words = pieces.slice(0, -1);
  const { marks } = readOthers(known, words.map(foldText));
  const found = marks.length === 0 ? undefined : begunBeside(known.names, marks, begun, known.countOf);
  return found === undefined ? [...pieces, begun.slice(1)].join(' ') : [...words, found].join(' ');
}

/**
 * A query whose last word is the beginning of one, with what people ask for most that begins so and goes with the other words; as it is when the word
 * is one already, or nothing goes with them.
 */
export function completeLast(text: string, known: Known, tolerance: Tolerance): string {
  // «nissan x-tr»
  const pieces = text
    .trim()
    .replace(/(?<=\s\p{L})-(?=\p{L}{2,3}$)/u, ' ')
    .split(/\s+/);
  const last = foldText(pieces.pop() ?? '');
  if (/^\p{L}$/u.test(last)) return withoutLetter(pieces, known) ?? text;
  const words = pieces.map(foldText);
  const figure = begunFigure(known, words, last, () => readOthers(known, words).marks);
  if (figure) return [...pieces, figure].join(' ');
  // What is a word in neither layout: «w213», «бмв-».
  if (last.length < shortest || !(isWord(last) || (isLatin(last) && isWord(switchLayout(last))))) return text;
  const wish = begunWish(known, words, last);
  if (wish) return [...pieces, wish].join(' ');
  // A single letter belongs to what follows: «х трейл», «ниссан х тр».
  const letter = words.at(-1) ?? '';
  if (words.length > 1 && /^\p{L}$/u.test(letter) && !isFiller(letter))
    return withBegunPair(pieces, letter + last, known);
  if (words.some((word) => word.length === 1 && !isFiller(word))) {
    const sum = sumOf(readOthers(known, words), last);
    return sum ? [...pieces, sum].join(' ') : text;
  }
  const begun = [...words, last].join(' ');
  const phrase = words.length > 0 ? askedFirst.find((asked) => asked.startsWith(begun)) : undefined;
  if (phrase) return phrase;
  const others = readOthers(known, words);
  const ending = (word: string | undefined) => (word === undefined ? text : [...pieces, word].join(' '));
  // «фольксваген пол» is a Polo.
  const kind = () =>
    begunBeside(known.names, others.marks, last, known.countOf) ? undefined : begunKind(known, others, last);
  const maker = begunMaker(known, others, last);
  if (maker) return ending(maker);
  // «дизель бм» is no Boxer BM.
  const isSaid = [isStopWord, isFiller, isAside].some((is) => is(last)) || attributeOfWord(last) !== undefined;
  const isVague = last.length < shortestBeside && isOfWishes(others) && !isSaid && !known.names.postings.has(last);
  const vague = isVague ? firstAsked(known, others, last, tolerance) : undefined;
  if (vague) return ending(vague);
  if (isLastMeant(known, others, last)) return ending(begunDespite(known, others, last) ?? kind());
  const isThing = isOfThings(others) && !known.goods.words.has(last);
  const completed =
    sumOf(others, last) ??
    (isThing ? completeThing(known, others.things, last) : undefined) ??
    begunFamily(known, others, last) ??
    firstAsked(known, others, last, tolerance) ??
    kind() ??
    (tolerance.sounds ? begunModel(known, others, last) : undefined);
  return ending(completed ?? (words.length === 0 ? begunPhrase(last) : undefined));
}
