import { editDistance } from '@showroom/domain/search/edit-distance';
import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { memoize } from '../normalise/memoize.ts';

/** Letters and digits alone, but `P7+` is another model than `P7`. */
export const keyOf = (text: string) => searchAtoms(text.replaceAll('+', ' plus ')).join('').replaceAll('э', 'е');
/** How far a kind of name is trusted: the first that knows a text decides. */
export const tiers = { words: 0, names: 1, market: 2, nicknames: 3, spellings: 4, alike: 5 } as const;

const digitsOf = (key: string) => key.replace(/\D/g, '');
/** Letters of a name in which one wrong one leaves no doubt, and in which two do. */
const [shortestSlip, longName] = [4, 9];
const shortestCode = 4;

/** Lookup in tables of falling trust; the first that knows the key decides. */
export class NameIndex<T> {
  readonly #tiers: Map<string, T[]>[] = [];
  /** Names as they sound; made when first asked for. */
  #sounds: Map<string, Set<T>> | undefined;

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

  /** The value whose names alone are a slip of the pen away; figures are none. */
  readonly near = memoize((text: string): T | undefined => {
    const key = keyOf(text);
    if (key.length < shortestSlip) return undefined;
    const limit = key.length <= shortestSlip ? 0 : key.length < longName ? 1 : 2;
    const found = new Set<T>();
    for (const table of this.#tiers)
      for (const [known, values] of table ?? [])
        if (digitsOf(known) === digitsOf(key) && editDistance(key, known, limit) <= limit)
          for (const one of values) found.add(one);
    return found.size === 1 ? [...found][0] : this.#sounding(key);
  });

  #sounding(key: string): T | undefined {
    if (!this.#sounds) {
      this.#sounds = new Map();
      for (const table of this.#tiers)
        for (const [known, values] of table ?? []) {
          const sound = soundKey(known);
          this.#sounds.set(sound, new Set([...(this.#sounds.get(sound) ?? []), ...values]));
        }
    }
    const alike = this.#sounds.get(soundKey(key));
    return alike?.size === 1 ? [...alike][0] : undefined;
  }

  /** The value with the longest name of figures that a text begins with: `5490-S5` is a 5490. */
  readonly begun = memoize((text: string): T | undefined => {
    const key = keyOf(text);
    for (let length = key.length - 1; length >= shortestCode; length--) {
      const begin = key.slice(0, length);
      // Russian makers put the modification behind the four figures of a model: 525662 is a 5256.
      const isModification = length === shortestCode && /^\d{5,6}(?!\d)/.test(key);
      if (!/\d{3}/.test(begin) || (!isModification && /\d{2}/.test(key.slice(length - 1, length + 1)))) continue;
      const found = this.find(begin);
      if (found.length === 1) return found[0];
    }
    return undefined;
  });

  /** Whether names go on with a figure: beside «Tiggo 7» a «Tiggo 9» is no generation of a Tiggo. */
  readonly isNumbered = memoize((text: string): boolean => {
    const key = keyOf(text);
    return this.#tiers.some((table) =>
      [...(table?.keys() ?? [])].some((name) => name.startsWith(key) && /^\d/.test(name.slice(key.length))),
    );
  });

  #put(tier: number, key: string, value: T): void {
    this.#tiers[tier] ??= new Map();
    const table = this.#tiers[tier];
    const known = table.get(key);
    if (!known) table.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
  }
}
