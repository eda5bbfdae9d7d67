import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import { begunFigure, sumOf } from './begun-code.ts';
import { begunNext, withBegunPair, withLetterApart, withoutLetter } from './begun-letter.ts';
import { begunSpeech, begunUnit, withoutUnsaid } from './begun-speech.ts';
import { begunPhrase, begunWish } from './begun-wish.ts';
import { begunFamily, begunKind, begunMaker, isUnsold, makesAny, modelsOfMark, typesOf } from './complete-kind.ts';
import { completeThing } from './complete-thing.ts';
import { goodsWeights } from './goods/goods-index.ts';
import { towards } from './goods/goods-reading.ts';
import { isAside } from './pages/errands.ts';
import { isFiller } from './pages/find-pages.ts';
import { namesPage, wayWords } from './pages/page-ways.ts';
import { askedFirst } from './words/asked-first.data.ts';
import { attributeOfWord, isStopWord } from './words/attributes.ts';
import { begunBeside, slippedAlone, slippedBeside } from './words/begun-models.ts';
import type { Tolerance } from './words/choose-spelling.ts';
import { isOtherThing } from './words/foreign-words.ts';
import { type Lexicon, soundQuality, type WordMatch } from './words/lexicon.ts';
import { keysOf } from './words/market-models.ts';
import { remember } from './words/remember.ts';
import { isLetterName } from './words/spoken-codes.ts';
import { meaningOf } from './words/synonyms.ts';
import { isVehicleWord } from './words/vehicle-words.ts';
import { isOfThings, isOfWishes, type Known, type Others, readOthers } from './words-beside.ts';

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

const onRoof = /^(?:багажник|бокс|автобокс|рейлинг|дуг)/u;

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

/** Whether a word is meant as it is; beside a mark no thing of another world is: «киа спорта». */
function isWhole({ names, goods }: Known, text: string, isBesideMark: boolean): boolean {
  const isNamed = names.compounds.has(text) || (names.postings.get(text)?.marks.length ?? 0) > 0;
  const isThing = () => goods.words.get(text)?.some(({ weight }) => weight >= goodsWeights.keyword) === true;
  const tests = [isStopWord, isFiller, isAside, namesPage, isVehicleWord, ...(isBesideMark ? [] : [isOtherThing])];
  // «джи» begins more than it is.
  if (isLetterName(text)) return false;
  return isNamed || attributeOfWord(text) !== undefined || tests.some((is) => is(text)) || isThing();
}

/** «фаркоп на ра»: two letters tell no car yet. */
const isLoose = ({ lexicon }: Known, others: Others, last: string): boolean =>
  last.length === shortest &&
  towards.has(others.words.at(-1) ?? '') &&
  isOfThings(others) &&
  lexicon.exact(last).length === 0;

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
  // «коврики на кр», but «багажник на кр» goes upon the roof.
  const isFor = isName && words.at(-1) === 'на' && isOfThings(others) && !things.some((word) => onRoof.test(word));
  if (words.length > 0 && last.length < shortestBeside && !(isName && isOfWishes(others)) && !isFor) return false;
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

/** What is said beside names and is none: a small word, an errand, a wish. */
const isSaidBeside = (word: string): boolean =>
  isStopWord(word) || isFiller(word) || isAside(word) || attributeOfWord(word) !== undefined;

/** What is meant elsewhere and begins a model of the mark beside it: «форд брон» is no reservation, «хендай порте» no Toyota Porte. */
function begunDespite({ names, countOf }: Known, { marks }: Others, last: string): string | undefined {
  return marks.length === 0 || isSaidBeside(last) || last.length < shortestSure
    ? undefined
    : begunBeside(names, marks, last, countOf);
}

/**
 * A query whose last word is the beginning of one, with what people ask for most that begins so and goes with the other words; as it is when the word
 * is one already, or nothing goes with them.
 */
export function completeLast(text: string, known: Known, tolerance: Tolerance): string {
  const pieces = withLetterApart(text.trim().split(/\s+/));
  const last = foldText(pieces.pop() ?? '');
  const words = pieces.map(foldText);
  let read: Others | undefined;
  /** Read when it is asked for, and once. */
  const readBeside = (): Others => {
    read ??= readOthers(known, words);
    return read;
  };
  const said = withoutUnsaid(text.trim().toLowerCase());
  if (said) return said;
  const unit = begunUnit(words, last);
  if (unit) return [...pieces, unit].join(' ');
  if (/^\p{L}$/u.test(last)) {
    const next = begunNext(pieces, last, known);
    return next ? [...pieces, next].join(' ') : (withoutLetter(pieces, known) ?? text);
  }
  // «камри 3.» is no third one.
  if (words.length > 0 && /^\d[.,]$/.test(last)) return pieces.join(' ');
  const speech = begunSpeech(words, last, () => readBeside().things.length > 0);
  if (speech) return [...pieces, speech].join(' ');
  const figure = begunFigure(known, words, last, () => readBeside().marks);
  if (figure) return [...pieces, figure].join(' ');
  // What is a word in neither layout: «w213», «бмв-».
  if (last.length < shortest || !(isWord(last) || (isLatin(last) && isWord(switchLayout(last))))) return text;
  const wish = begunWish(known, words, last);
  if (wish) return [...pieces, wish].join(' ');
  // «рендж ровер сп»
  const next = words.length > 1 && last.length <= shortestBeside ? begunNext(pieces, last, known) : undefined;
  if (next) return [...pieces, next].join(' ');
  // A single letter belongs to what follows: «х трейл», «ниссан х тр».
  const letter = words.at(-1) ?? '';
  if (words.length > 1 && /^\p{L}$/u.test(letter) && !isFiller(letter))
    return withBegunPair(pieces, letter + last, known);
  if (words.some((word) => word.length === 1 && !isFiller(word))) {
    const sum = sumOf({ words }, last);
    return sum ? [...pieces, sum].join(' ') : text;
  }
  const begun = [...words, last].join(' ');
  const phrase = words.length > 0 ? askedFirst.find((asked) => asked.startsWith(begun)) : undefined;
  if (phrase) return phrase;
  const others = readBeside();
  // Of a mark that is out the mark is told: «харлей сп», «ман тг».
  const ofMarks = others.marks.flatMap((mark) => known.names.modelsOf[mark] ?? []);
  const isOut =
    ofMarks.length > 0 ? known.countOf(ofMarks) === 0 : isOfWishes(others) && isUnsold(known, others.wishes);
  if (last.length === shortest && words.length === 1 && isOut)
    return isStopWord(last) || isFiller(last) ? text : pieces.join(' ');
  const ending = (word: string | undefined) => (word === undefined ? text : [...pieces, word].join(' '));
  // «фольксваген пол» is a Polo.
  const kind = () =>
    begunBeside(known.names, others.marks, last, known.countOf) ? undefined : begunKind(known, others, last);
  const maker = begunMaker(known, others, last);
  if (maker) return ending(maker);
  // «дизель бм» is no Boxer BM.
  const isVague =
    last.length < shortestBeside && isOfWishes(others) && !isSaidBeside(last) && !known.names.postings.has(last);
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
  if (completed) return ending(completed);
  if (isLoose(known, others, last)) return pieces.slice(0, -1).join(' ');
  return ending(words.length === 0 ? begunPhrase(last) : undefined);
}
