import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { markNicknames, modelNicknames } from '../../catalog/nicknames.data.ts';
import { type MarketMarkEntry, type MarketModelEntry, marketBeyond } from '../dictionary/market.ts';
import { feedMarks, feedSpellings, versionNames } from '../dictionary/model-families.data.ts';
import type { KnownMark, KnownModel, StockDictionary } from '../dictionary/stock-dictionary.ts';
import { memoize } from '../normalise/memoize.ts';

/** A model as a feed names it: «X5, IV (G05)» is the model X5 of the generation IV (G05). */
export type Matched = { mark: KnownMark; model: KnownModel; generation: string; rest: string };
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

/** Letters and digits alone, but `P7+` is another model than `P7`. */
const keyOf = (text: string) => searchAtoms(text.replaceAll('+', ' plus ')).join('').replaceAll('э', 'е');
/** «3 серия», `3-series`, «GLE-Класс», `E-Klasse`: the word for a series says nothing. */
const seriesWord = /[\s-]*(?:серия|серии|series|class|klasse|klass|класс)(?=\s|$)/giu;

/** Lookup in tables of falling trust; the first that knows the key decides. */
class NameIndex<T> {
  readonly #tiers: Map<string, T[]>[] = [];

  /** Tier 0 is the most trusted. */
  add(tier: number, value: T, names: readonly string[]): void {
    for (const name of names) {
      const key = keyOf(name);
      this.#put(tier, key, value);
      // Look-alikes stand behind all that was written so.
      this.#put(tiers.alike, toLookAlike(key), value);
    }
  }

  readonly find = memoize((text: string): readonly T[] => {
    const key = keyOf(text);
    if (key === '') return [];
    const found = this.#tiers.flatMap((table, tier) => {
      const values = table?.get(tier === tiers.alike ? toLookAlike(key) : key);
      return values ? [values] : [];
    });
    return found[0] ?? [];
  });

  #put(tier: number, key: string, value: T): void {
    this.#tiers[tier] ??= new Map();
    const table = this.#tiers[tier];
    const known = table.get(key);
    if (!known) table.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
  }
}
const tiers = { words: 0, names: 1, market: 2, nicknames: 3, spellings: 4, alike: 5 } as const;

/** `IV (G05)`, `XV70`, `II рестайлинг` after the name of the model. */
const tail = /^(.+?),\s*(.+)$|^(.+?)\s+((?:[IVX]{1,5}|\([^()]{1,40}\))(?:\s(?!\d[.,]).*)?)$/;
/** Words after a model's name that say generation, body or year, and no other model. */
const tailWord =
  /^(?:[IVX]{1,5}|[A-Z]{1,2}\d{2,3}|рестайлинг|рест\.?|дорест\S*|facelift|fl|new|нов\S*|поколени\S*|\d-?(?:е|ое|го)|седан|хэтчбек|хетчбек|универсал|лифтбек|купе|кроссовер|внедорожник|фургон|минивэн|пикап|sedan|hatchback|wagon|\d\s?дв\.?|[345]d|(?:19|20)\d\d|long|\(.{1,40}\))$/iu;

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

/** Names of several words that are half in one alphabet, half in the other: «Нива Legend», «Гранд Vitara». */
function mixedNames({ name, nameRu }: KnownModel): string[] {
  const [latin, russian] = [name.split(' '), nameRu.split(' ')];
  if (latin.length < 2 || latin.length !== russian.length) return [];
  return latin.flatMap((_, at) =>
    [latin, russian].map((one) =>
      one.map((word, place) => (place === at ? ((one === latin ? russian : latin)[at] ?? word) : word)).join(' '),
    ),
  );
}

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
  for (const mark of marks) addMark(mark, [], tiers.names);
  for (const mark of market.marks) addMark(mark, mark.spellings, tiers.market);
  for (const model of models) {
    const key = `${codes.get(model.markId)}/${model.code}`;
    const index = modelIndexes.get(model.markId);
    index?.add(tiers.names, model, [model.code, model.name, model.nameRu]);
    index?.add(tiers.nicknames, model, [...(modelNicknames[key] ?? []), ...(feedSpellings[key] ?? [])]);
    index?.add(tiers.spellings, model, mixedNames(model));
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
  return { market, markIndex, modelIndexes, namesOf, codes };
}

export function createNameMatcher(dictionary: StockDictionary): NameMatcher {
  const { market, markIndex, modelIndexes, namesOf, codes } = indexNames(dictionary);
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

  return {
    marksOf: memoize(
      (text) =>
        markForms(text)
          .map((form) => markIndex.find(form))
          .find((found) => found.length > 0) ?? [],
    ),
    match: (candidates, text, loosely) => {
      for (const mark of candidates) {
        const bare = withoutMark(namesOf.get(mark.id) ?? [], text);
        const found =
          exact(mark, text) ?? exact(mark, bare) ?? version(mark, bare) ?? (loosely ? loose(mark, bare) : undefined);
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
