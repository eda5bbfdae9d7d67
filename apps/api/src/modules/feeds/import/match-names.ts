import { markNicknames, modelNicknames } from '../../catalog/nicknames.data.ts';
import { type MarketMarkEntry, type MarketModelEntry, marketBeyond } from '../dictionary/market.ts';
import { feedMarks, feedSpellings, versionNames } from '../dictionary/model-families.data.ts';
import type { KnownMark, KnownModel, StockDictionary } from '../dictionary/stock-dictionary.ts';
import { trimWords } from '../dictionary/trim-words.ts';
import { memoize } from '../normalise/memoize.ts';
import { readTrim } from '../normalise/read-trim.ts';
import { latinWordsOf, sounded } from './latin-names.ts';
import { markOfFirm } from './mark-of-firm.ts';
import { keyOf, NameIndex, tiers } from './name-index.ts';

/** A model as a feed names it: «X5, IV (G05)» is the model X5 of the generation IV (G05). */
export type Matched = {
  mark: KnownMark;
  model: KnownModel;
  generation: string;
  rest: string;
  /** A trim that stands behind the name of the model: «X70 Prestige». */
  trim?: string;
  /** Written with a slip. */
  isGuess?: boolean;
};
export type NameMatcher = {
  /** Marks that a text may mean, by code, Latin or Russian name, else by what people call them. */
  marksOf(text: string): readonly KnownMark[];
  /** `loosely`: words after the name of the model are handed back as `rest` (YML has both in one element). */
  match(marks: readonly KnownMark[], text: string, loosely: boolean): Matched | undefined;
  /** The year when the last of a model was made; null while it still is, undefined where it is not known. */
  madeTo(modelId: number): number | null | undefined;
  /** Rows for marks and models of the market that the catalogue lacks, by their negative ids. */
  beyond: { marks: ReadonlyMap<number, MarketMarkEntry>; models: ReadonlyMap<number, MarketModelEntry> };
};

/** «3 серия», `3-series`, «GLE-Класс», `E-Klasse`: the word for a series says nothing. */
const seriesWord = /[\s-]*(?:серия|серии|series|class|klasse|klass|класс)(?=\s|$)/giu;

/** `IV (G05)`, `XV70`, `II рестайлинг` after the name of the model. */
const tail = /^(.+?),\s*(.+)$|^(.+?)\s+((?:[IVX]{1,5}|\([^()]{1,40}\))(?:\s(?!\d[.,]).*)?)$/;
/** Words after a model's name that say generation, body or year, and no other model. */
const tailWord =
  /^(?:[IVX]{1,5}|[A-Z]{1,2}\d{2,3}|рестайлинг|рест\.?|дорест\S*|facelift|fl|new|нов\S*|поколени\S*|\d-?(?:е|ое|го)|седан|хэтчбек|хетчбек|универсал|лифтбек|купе|кроссовер|внедорожник|фургон|минивэн|пикап|sedan|hatchback|wagon|\d\s?дв\.?|[345]d|(?:19|20)\d\d|long|van|фермер|цельнометаллическ\S*|l\dh\d|dm-?[ip]|i-dm|dm|phev|hev|erev|reev|awd|fwd|rwd|самосвал|тягач|бортовой|борт|тент\S*|рефрижератор|изотерм\S*|шасси|[еэ]вакуатор|манипулятор|автобус|полуприцеп|шторник|контейнеровоз|\d[xх]\d|\(.{1,40}\))$/iu;

/** A generation as people say it: «Фокус 2 рест.», «Astra H», «Prado 150». */
const saidGeneration = /^(?:\d{1,3}|[A-ZА-Я]{1,2}\d{0,3})$/u;
/** A version of a lorry: «Actros 1845», «TGX 18.440», «Daily 50C15», «ГАЗель NEXT A21R22». */
const lorryVersion = /^(?:\d{4}|\d{1,2}\.\d{2,3}|[A-ZА-Я]?\d{2}[A-ZА-Я](?:\d{1,2})?)$/u;

/** The text without the name of its mark: «BMW X5» of a BMW, «ВАЗ 2109», «LADA (ВАЗ) Granta». */
function withoutMark(names: readonly string[], text: string): string {
  for (const name of names) {
    const lower = text.toLowerCase();
    if (lower.startsWith(name.toLowerCase()) && /^[\s-]/.test(text.slice(name.length)))
      return text
        .slice(name.length)
        .replace(/^[\s-]+(?:\([^()]{1,30}\)\s*)?/, '')
        .trim();
  }
  return text;
}

/** «LADA (ВАЗ)», «ВАЗ/LADA»: the whole, what stands outside the brackets, inside, and on either side of a slash. */
const markForms = (text: string): string[] => [
  text,
  text.replace(/\([^()]*\)/g, ' '),
  ...[...text.matchAll(/\(([^()]*)\)/g)].map(([, inner]) => inner ?? ''),
  ...(text.includes('/') ? text.split('/') : []),
];

/** Characters of a name with all that may stand behind it. */
const longestText = 200;

function indexNames({ marks, models, words }: StockDictionary) {
  const market = marketBeyond(marks, models);
  const markIndex = new NameIndex<KnownMark>();
  const modelIndexes = new Map<number, NameIndex<KnownModel>>();
  const namesOf = new Map<number, string[]>();
  const codes = new Map<number, string>();
  const addMark = (mark: KnownMark, spellings: readonly string[], tier: number) => {
    const nicknames = [...(markNicknames[mark.code] ?? []), ...(feedMarks[mark.code] ?? []), ...spellings];
    markIndex.add(tier, mark, [mark.code, mark.name, mark.nameRu]);
    markIndex.add(tier === tiers.names ? tiers.nicknames : tiers.spellings, mark, nicknames);
    modelIndexes.set(mark.id, new NameIndex());
    namesOf.set(mark.id, [mark.name, mark.nameRu, ...nicknames]);
    codes.set(mark.id, mark.code);
  };
  for (const mark of marks) addMark(mark, market.spellings.marks.get(mark.id) ?? [], tiers.names);
  for (const mark of market.marks) addMark(mark, mark.spellings, tiers.market);
  for (const model of models) {
    const key = `${codes.get(model.markId)}/${model.code}`;
    const index = modelIndexes.get(model.markId);
    index?.add(tiers.names, model, [model.code, model.name, model.nameRu]);
    index?.add(tiers.nicknames, model, [...(modelNicknames[key] ?? []), ...(feedSpellings[key] ?? [])]);
    index?.add(tiers.spellings, model, market.spellings.models.get(model.id) ?? []);
  }
  for (const model of market.models) {
    const index = modelIndexes.get(model.markId);
    index?.add(tiers.market, model, [model.code, model.name, model.nameRu]);
    index?.add(tiers.spellings, model, model.spellings);
  }
  const byId = { mark: new Map(marks.map((one) => [one.id, one])), model: new Map(models.map((one) => [one.id, one])) };
  for (const { kind, text, targetId, markId } of words) {
    const mark = kind === 'mark' ? byId.mark.get(targetId) : undefined;
    const model = kind === 'model' ? byId.model.get(targetId) : undefined;
    if (mark) markIndex.add(tiers.words, mark, [text]);
    if (model) modelIndexes.get(markId ?? model.markId)?.add(tiers.words, model, [text]);
  }
  const latinWords = new Map(
    [...Map.groupBy([...models, ...market.models], ({ markId }) => markId)].map(([id, own]) => [id, latinWordsOf(own)]),
  );
  // What makes another model of this mark is no trim: «Tiggo 7 Pro».
  const modelWords = new Map(
    [...Map.groupBy([...models, ...market.models], ({ markId }) => markId)].map(([id, own]) => [
      id,
      new Set(own.flatMap(({ name }) => name.toLowerCase().split(/\s+/))),
    ]),
  );
  return { market, markIndex, modelIndexes, namesOf, codes, latinWords, modelWords };
}

export function createNameMatcher(dictionary: StockDictionary): NameMatcher {
  const { market, markIndex, modelIndexes, namesOf, codes, latinWords, modelWords } = indexNames(dictionary);
  const years = new Map(dictionary.models.map(({ id, madeTo }) => [id, madeTo]));
  /** Undefined when ambiguous. */
  const modelOf = (mark: KnownMark, text: string): KnownModel | undefined => {
    const index = modelIndexes.get(mark.id);
    const bare = text.replace(seriesWord, ' ').trim();
    for (const form of bare === text ? [text, `${text}-class`] : [text, bare, `${bare}-class`, `${bare}-series`]) {
      const found = index?.find(form) ?? [];
      if (found.length === 1) return found[0];
      if (found.length > 1) return undefined;
    }
    return undefined;
  };
  const exact = (mark: KnownMark, text: string): Matched | undefined => {
    // «GS8, II» is a GS8: what stands behind a comma never makes another model.
    const whole = text.includes(',') ? undefined : modelOf(mark, text);
    if (whole) return { mark, model: whole, generation: '', rest: '' };
    const parts = tail.exec(text);
    const name = parts?.[1] ?? parts?.[3] ?? '';
    const model = parts
      ? (modelOf(mark, name) ?? modelOf(mark, withoutMark(namesOf.get(mark.id) ?? [], name)))
      : undefined;
    if (model) return { mark, model, generation: (parts?.[2] ?? parts?.[4] ?? '').trim(), rest: '' };
    return tailed(mark, text, (words) => words.every((word) => tailWord.test(word)));
  };
  const tailed = (mark: KnownMark, text: string, allowed: (words: string[]) => boolean): Matched | undefined => {
    const words = text.split(/\s+/);
    for (let count = words.length - 1; count > 0; count--) {
      if (!allowed(words.slice(count))) continue;
      const model = modelOf(mark, words.slice(0, count).join(' '));
      if (model) return { mark, model, generation: words.slice(count).join(' '), rest: '' };
    }
    return undefined;
  };
  /** Whether the words from `count` on name a generation of what stands before them. */
  const isGeneration = (mark: KnownMark, words: readonly string[], count: number): boolean => {
    const isNumbered = modelIndexes.get(mark.id)?.isNumbered(words.slice(0, count).join(' ')) ?? false;
    return words
      .slice(count)
      .every((word) => tailWord.test(word) || (saidGeneration.test(word) && !(isNumbered && /^\d{1,2}$/.test(word))));
  };
  const byGeneration = (
    mark: KnownMark,
    text: string,
    read: (mark: KnownMark, name: string) => KnownModel | undefined,
  ): Matched | undefined => {
    const words = text.split(/[\s,]+/);
    for (let count = words.length; count > 0; count--) {
      const model = isGeneration(mark, words, count) ? read(mark, words.slice(0, count).join(' ')) : undefined;
      if (model) return { mark, model, generation: words.slice(count).join(' '), rest: '' };
    }
    return undefined;
  };
  const ofGeneration = (mark: KnownMark, text: string) => byGeneration(mark, text, modelOf);
  const ofLorry = (mark: KnownMark, text: string): Matched | undefined => {
    const found = tailed(mark, text, (words) => words.every((word) => lorryVersion.test(word) || tailWord.test(word)));
    return found?.model.type === 'commercial' ? { ...found, generation: '', rest: found.generation } : undefined;
  };
  const ofTrim = (mark: KnownMark, text: string): Matched | undefined => {
    const inNames = modelWords.get(mark.id);
    const found = tailed(mark, text, (words) =>
      readTrim(words.join(' '))
        .toLowerCase()
        .split(' ')
        .every((word) => trimWords().has(word) && !inNames?.has(word)),
    );
    return found && { ...found, generation: '', trim: readTrim(found.generation) };
  };
  const guessed = (mark: KnownMark, text: string): Matched | undefined => {
    const index = modelIndexes.get(mark.id);
    const begun = index?.begun(text);
    if (begun) return { mark, model: begun, generation: '', rest: '' };
    const near = byGeneration(mark, text, (_, name) => index?.near(name));
    return near && { ...near, isGuess: true };
  };
  const loose = (mark: KnownMark, text: string): Matched | undefined => {
    const found = tailed(mark, text, () => true);
    return found && { ...found, generation: '', rest: found.generation };
  };
  const version = (mark: KnownMark, text: string): Matched | undefined => {
    for (const [form, code] of versionNames[codes.get(mark.id) ?? ''] ?? []) {
      const found = form.exec(text);
      const model = found && modelOf(mark, code.replace('$1', (found[1] ?? '').replace(/\s/g, '')));
      if (model) return { mark, model, generation: '', rest: text };
    }
    return undefined;
  };

  const inLatin = (mark: KnownMark, text: string): string =>
    text.replace(/[а-яё]+/giu, (word) => latinWords.get(mark.id)?.get(keyOf(word)) ?? word);

  return {
    marksOf: memoize((said) => {
      const text = said.slice(0, longestText);
      const found = markForms(text)
        .map((form) => markIndex.find(form))
        .find((marks) => marks.length > 0);
      if (found) return found;
      const ofFirm = markOfFirm(text, (name) => markIndex.find(name));
      if (ofFirm.length > 0) return ofFirm;
      const near = markIndex.near(text);
      return near ? [near] : [];
    }),
    match: (candidates, said, loosely) => {
      const text = said.slice(0, longestText);
      for (const mark of candidates) {
        const bare = withoutMark(namesOf.get(mark.id) ?? [], text);
        const latin = inLatin(mark, bare);
        const forms = [...new Set([text, bare, latin, sounded(latin)])];
        const first = (read: (mark: KnownMark, form: string) => Matched | undefined) =>
          forms.reduce<Matched | undefined>((found, form) => found ?? read(mark, form), undefined);
        const found =
          first(exact) ??
          first(version) ??
          first(ofGeneration) ??
          first(ofLorry) ??
          first(ofTrim) ??
          (loosely ? first(loose) : undefined) ??
          first(guessed);
        if (found) return found;
      }
      return undefined;
    },
    madeTo: (modelId) => years.get(modelId),
    beyond: {
      marks: new Map(market.marks.map((mark) => [mark.id, mark])),
      models: new Map(market.models.map((model) => [model.id, model])),
    },
  };
}
