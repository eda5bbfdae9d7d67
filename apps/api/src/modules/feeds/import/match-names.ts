import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { markNicknames, modelNicknames } from '../../search/nicknames.data.ts';
import { memoize } from '../normalise/memoize.ts';
import type { KnownMark, KnownModel, StockDictionary } from './stock-dictionary.ts';

/** A model as a feed names it: «X5, IV (G05)» is the model X5 of the generation IV (G05). */
export type Matched = { mark: KnownMark; model: KnownModel; generation: string; rest: string };
export type NameMatcher = {
  /** Marks that a text may mean, by code, Latin or Russian name, else by what people call them. */
  marksOf(text: string): readonly KnownMark[];
  /** `loosely`: words after the name of the model are handed back as `rest` (YML has both in one element). */
  match(marks: readonly KnownMark[], text: string, loosely: boolean): Matched | undefined;
};

/** Letters and digits alone, but `P7+` is another model than `P7`. */
const keyOf = (text: string) => searchAtoms(text.replaceAll('+', ' plus ')).join('');

/** Lookup by name, then by nickname, then by look-alike letters. */
class NameIndex<T> {
  readonly #names = new Map<string, T[]>();
  readonly #nicknames = new Map<string, T[]>();
  readonly #alike = new Map<string, T[]>();

  add(value: T, names: readonly string[], nicknames: readonly string[]): void {
    for (const name of names) {
      this.#put(this.#names, keyOf(name), value);
      this.#put(this.#alike, toLookAlike(keyOf(name)), value);
    }
    for (const name of nicknames) this.#put(this.#nicknames, keyOf(name), value);
  }

  readonly find = memoize((text: string): readonly T[] => {
    const key = keyOf(text);
    return this.#names.get(key) ?? this.#nicknames.get(key) ?? this.#alike.get(toLookAlike(key)) ?? [];
  });

  #put(table: Map<string, T[]>, key: string, value: T): void {
    const known = table.get(key);
    if (!known) table.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
  }
}

/** `IV (G05)`, `XV70`, `II рестайлинг` after the name of the model. */
const tail = /^(.+?),\s*(.+)$|^(.+?)\s+((?:[IVX]{1,5}|\([^()]{1,40}\))(?:\s.*)?)$/;

/** The text without the name of its mark: «BMW X5» of a BMW. */
function withoutMark(mark: KnownMark, text: string): string {
  for (const name of [mark.name, mark.nameRu])
    if (text.toLowerCase().startsWith(`${name.toLowerCase()} `)) return text.slice(name.length + 1).trim();
  return text;
}

export function createNameMatcher({ marks, models }: StockDictionary): NameMatcher {
  const markIndex = new NameIndex<KnownMark>();
  const modelIndexes = new Map<number, NameIndex<KnownModel>>();
  for (const mark of marks) {
    markIndex.add(mark, [mark.code, mark.name, mark.nameRu], markNicknames[mark.code] ?? []);
    modelIndexes.set(mark.id, new NameIndex());
  }
  const codes = new Map(marks.map(({ id, code }) => [id, code]));
  for (const model of models) {
    const nicknames = modelNicknames[`${codes.get(model.markId)}/${model.code}`] ?? [];
    modelIndexes.get(model.markId)?.add(model, [model.code, model.name, model.nameRu], nicknames);
  }

  /** Undefined when ambiguous. */
  const modelOf = (mark: KnownMark, text: string): KnownModel | undefined => {
    const found = modelIndexes.get(mark.id)?.find(text) ?? [];
    return found.length === 1 ? found[0] : undefined;
  };
  const exact = (mark: KnownMark, text: string): Matched | undefined => {
    const whole = modelOf(mark, text);
    if (whole) return { mark, model: whole, generation: '', rest: '' };
    const parts = tail.exec(text);
    const model = parts ? modelOf(mark, parts[1] ?? parts[3] ?? '') : undefined;
    return model && { mark, model, generation: (parts?.[2] ?? parts?.[4] ?? '').trim(), rest: '' };
  };
  const loose = (mark: KnownMark, text: string): Matched | undefined => {
    const words = text.split(/\s+/);
    for (let count = words.length - 1; count > 0; count--) {
      const model = modelOf(mark, words.slice(0, count).join(' '));
      if (model) return { mark, model, generation: '', rest: words.slice(count).join(' ') };
    }
    return undefined;
  };

  return {
    marksOf: (text) => markIndex.find(text),
    match: (candidates, text, loosely) => {
      for (const mark of candidates) {
        const bare = withoutMark(mark, text);
        const found = exact(mark, text) ?? exact(mark, bare) ?? (loosely ? loose(mark, bare) : undefined);
        if (found) return found;
      }
      return undefined;
    },
  };
}
