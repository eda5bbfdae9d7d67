import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import type { Dictionary, MarkEntry } from '../../catalog/dictionary.ts';
import { type MarketModelEntry, marketBeyond } from '../../feeds/dictionary/market.ts';

type ByKey = ReadonlyMap<string, MarketModelEntry>;
/** A mark that the dictionary lacks, with its models by how people write them. */
export type MarketMark = { name: string; country: string; models: ByKey };

/** A model, and its mark where the dictionary lacks that as well. */
type MarketLorry = { model: MarketModelEntry; mark?: string };

/**
 * Models that the market knows and the dictionary lacks: by the place of the mark and how people write them; cars and lorries that need no
 * mark beside them, as others have no such name; whole marks by how people write these.
 */
export type MarketModels = {
  ofMark: ReadonlyMap<number, ByKey>;
  alone: ByKey;
  lorries: ReadonlyMap<string, MarketLorry>;
  marks: ReadonlyMap<string, MarketMark>;
};

/** A shorter word alone may be anything; so may fewer figures than four. */
const shortestAlone = 5;
/** Shorter words sound alike by chance. */
const shortestSound = 4;

/** A word, or four figures that are no year: «2115». */
const isTelling = /^(?:\p{L}+|(?!19[5-9]|20[0-3])\d{4,5})$/u;

const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c э:e'
    .split(' ')
    .map((pair) => pair.split(':')),
);
/** A short code in Russian letters as they sound: «тга», «ф3000», «нмр85»; others as they are. */
const inLatin = (code: string): string =>
  /^[а-я]{1,3}\d*$/.test(code) ? [...code].map((letter) => latin[letter] ?? letter).join('') : code;

/** How a name is looked up: its words as one, and how that sounds; a code with the letters that look alike as well, «а7». */
export const keysOf = (text: string): string[] => {
  const joined = searchAtoms(text).join('');
  if (/^\p{L}+$/u.test(joined))
    return joined.length >= shortestSound ? [joined, `~${soundKey(joined)}`] : [...new Set([joined, inLatin(joined)])];
  // «версис 650»
  const [, word = '', figure = ''] = /^(\p{L}{4,})(\d+)$/u.exec(joined) ?? [];
  const sounds = word === '' ? [] : [`~${soundKey(word)}${figure}`];
  const codes = [toLookAlike(joined), inLatin(joined), ...sounds].filter((code) => code !== joined);
  return [joined, ...new Set(codes)];
};

function addUnlessThere(byKey: Map<string, MarketModelEntry>, keys: readonly string[], model: MarketModelEntry): void {
  for (const key of keys) if (!byKey.has(key)) byKey.set(key, model);
}

/** Reads what the market knows beyond a dictionary; marks are positions in the list. */
export function buildMarketModels(
  marks: readonly MarkEntry[],
  { marks: markMap, models: modelMap }: Pick<Dictionary, 'marks' | 'models'>,
): MarketModels {
  const known = {
    marks: [...markMap.values()],
    models: [...modelMap.values()].map((model): Parameters<typeof marketBeyond>[1][number] => ({
      ...model,
      bodyTypes: [...model.bodyTypes] as MarketModelEntry['bodyTypes'],
      twoWheelDrive: null,
    })),
  };
  const places = new Map(marks.map(({ id }, place) => [id, place]));
  const joined = (text: string) => searchAtoms(text).join('');
  /** How the dictionary's own models are written, by mark. */
  const own = Map.groupBy(
    [...modelMap.values()].flatMap(({ markId, type, name, nameRu }) =>
      [name, nameRu].map((one) => ({ markId, type, written: joined(one), sound: soundKey(joined(one)) })),
    ),
    ({ markId }) => markId,
  );
  // «Porter» is the Porter II that is there.
  const isFamily = (key: string, markId: number) => {
    // «valdai» is the Валдай NEXT that is there.
    const said = /^\p{L}{4,}$/u.test(key) ? soundKey(key) : undefined;
    const isBegun = ({ written, sound }: { written: string; sound: string }) =>
      written.startsWith(key) || (said !== undefined && sound.startsWith(said));
    return (own.get(markId) ?? []).some(isBegun);
  };
  const isVan = (key: string, markId: number) =>
    (own.get(markId) ?? []).every(({ written, type }) => type === 'commercial' || !written.startsWith(key));
  const ofMark = new Map<number, Map<string, MarketModelEntry>>();
  const alone = { cars: new Map<string, MarketModelEntry>(), commercial: new Map<string, MarketModelEntry>() };
  const shared = new Set<string>();
  const beyond = marketBeyond(known.marks, known.models);
  const fresh = new Map(
    beyond.marks.map(({ id, name, country }) => [id, { name, country, models: new Map<string, MarketModelEntry>() }]),
  );
  const addAlone = (keys: readonly string[], model: MarketModelEntry) => {
    const { type } = model;
    if (type !== 'cars' && type !== 'commercial') return;
    for (const key of keys) {
      if ((!/^\d/.test(key) && key.length < shortestAlone) || !isTelling.test(key.replace(/^~/, ''))) continue;
      const known = alone[type].get(key);
      if (known && known.markId !== model.markId) shared.add(`${type} ${key}`);
      else alone[type].set(key, model);
    }
  };
  for (const model of beyond.models) {
    const names = [model.name, model.nameRu, ...model.spellings];
    const keys = names.flatMap(keysOf);
    const ofFresh = fresh.get(model.markId)?.models;
    if (ofFresh) addUnlessThere(ofFresh, keys, model);
    if (ofFresh && model.type === 'commercial') addAlone(keys, model);
    const place = places.get(model.markId);
    // «Versys» begins the Versys 1000 that is there, a Versys 650 does not.
    const isNumbered = /\d/.test(model.name);
    const ofFamily = names.filter((name) => isFamily(joined(name), model.markId));
    const isOwn = ofFamily.some((name) => !isNumbered || /\d/.test(name));
    // «партнер типи» is the car, not the Partner van that is there.
    const isCarOfVan = model.type === 'cars' && ofFamily.every((name) => isVan(joined(name), model.markId));
    if (place === undefined || (isOwn && !isCarOfVan)) continue;
    const byKey = ofMark.get(place) ?? new Map<string, MarketModelEntry>();
    ofMark.set(place, byKey);
    const ofModel = names.filter((name) => !ofFamily.includes(name)).flatMap(keysOf);
    addUnlessThere(byKey, ofModel, model);
    addAlone(ofModel, model);
  }
  const singleOf = (byKey: ReadonlyMap<string, MarketModelEntry>, type: string) =>
    [...byKey].filter(([key]) => !shared.has(`${type} ${key}`));
  const lorries = singleOf(alone.commercial, 'commercial').map(([key, model]) => {
    const mark = fresh.get(model.markId)?.name;
    return [key, mark === undefined ? { model } : { model, mark }] as const;
  });
  const marked = beyond.marks.flatMap(({ id, name, nameRu, spellings }) => {
    const mark = fresh.get(id);
    return mark && mark.models.size > 0
      ? [name, nameRu, ...spellings].flatMap(keysOf).map((key) => [key, mark] as const)
      : [];
  });
  return {
    ofMark,
    alone: new Map(singleOf(alone.cars, 'cars')),
    lorries: new Map(lorries),
    marks: new Map(marked.toReversed()),
  };
}
