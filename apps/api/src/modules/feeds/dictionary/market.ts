import type { BodyType, Country } from '@showroom/domain/dictionaries';
import { foldPhrase } from '../normalise/fold-words.ts';
import { marketAsia } from './market-asia.data.ts';
import { marketCars } from './market-cars.data.ts';
import { marketOther } from './market-other.data.ts';
import { marketRare } from './market-rare.data.ts';
import type { MarketGroup, MarketMark } from './market-types.ts';
import { marketWest } from './market-west.data.ts';
import type { KnownMark, KnownModel } from './stock-dictionary.ts';

const market: readonly MarketMark[] = [...marketCars, ...marketAsia, ...marketWest, ...marketOther, ...marketRare];

export type MarketMarkEntry = KnownMark & { country: Country; spellings: readonly string[] };
export type MarketModelEntry = KnownModel & { spellings: readonly string[] };

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya α:alpha π:pi'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Path-safe code of a name: `Lion's Coach` → `lions-coach`, `Буханка` → `buhanka`. */
export const codeOf = (name: string): string =>
  [...name.toLowerCase().replaceAll('ё', 'е').replaceAll('+', ' plus').replaceAll("'", '')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isRussian = (text: string) => /[а-я]/i.test(text);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type MarketModel = Omit<MarketModelEntry, 'id' | 'markId'>;

/** The models of a mark as the table writes them, the first of each code. */
function readModels(groups: readonly MarketGroup[]): MarketModel[] {
  const byCode = new Map<string, MarketModel>();
  for (const [type, bodies, twoWheelDrive, names] of groups)
    for (const entry of names.split(', ')) {
      const [name = '', ...spellings] = entry.split('=').map((one) => one.trim());
      const code = codeOf(name);
      if (code === '' || byCode.has(code)) continue;
      byCode.set(code, {
        code,
        name,
        nameRu: upperFirst(spellings.find((one) => isRussian(one) && !/\d/.test(one)) ?? name),
        type,
        bodyTypes: bodies.split(',') as BodyType[],
        twoWheelDrive: twoWheelDrive === 'full' ? null : twoWheelDrive,
        spellings,
      });
    }
  return [...byCode.values()];
}

let read: readonly (Pick<MarketMark, 'code' | 'head'> & { models: MarketModel[] })[] | undefined;
/** The table, read once: search and every import start with it. */
const readMarket = () => {
  read ??= market.map(({ code, head, models }) => ({ code, head, models: readModels(models) }));
  return read;
};

/**
 * What the market knows and the catalogue lacks, under negative ids: a mark or model gets its row with the first vehicle
 * of it that a feed brings, so that nothing is offered that was never in stock. `spellings`: those of what has its row by now, by id.
 */
export function marketBeyond(marks: readonly KnownMark[], models: readonly KnownModel[]) {
  let last = 0;
  const nextId = () => {
    last -= 1;
    return last;
  };
  const newMarks: MarketMarkEntry[] = [];
  const newModels: MarketModelEntry[] = [];
  const byCode = new Map(marks.map((mark) => [mark.code, mark]));
  /** Codes that a mark has already; the table may name a mark twice. */
  const taken = new Map<number, Set<string>>();
  const takenOf = (markId: number) => {
    const codes = taken.get(markId) ?? new Set();
    taken.set(markId, codes);
    return codes;
  };
  const spellings = { marks: new Map<number, readonly string[]>(), models: new Map<number, readonly string[]>() };
  const placed = new Map(models.map(({ id, markId, code }) => [`${markId} ${code}`, id]));
  for (const { markId, code } of models) takenOf(markId).add(code);
  for (const { code, head, models: all } of readMarket()) {
    let mark = byCode.get(code);
    const named = head?.[3].split('|').filter(Boolean) ?? [];
    if (mark && mark.id > 0) spellings.marks.set(mark.id, named);
    if (!mark) {
      if (!head) continue;
      const [name, nameRu, country] = head;
      const entry = {
        id: nextId(),
        code,
        name,
        nameRu,
        popular: false,
        country,
        spellings: named,
      };
      newMarks.push(entry);
      byCode.set(code, entry);
      mark = entry;
    }
    const markId = mark.id;
    const codes = takenOf(markId);
    for (const model of all) {
      const id = placed.get(`${markId} ${model.code}`);
      if (id !== undefined) spellings.models.set(id, [...(spellings.models.get(id) ?? []), ...model.spellings]);
      if (codes.has(model.code)) continue;
      codes.add(model.code);
      newModels.push({ id: nextId(), markId, ...model });
    }
  }
  return { marks: newMarks, models: newModels, spellings };
}

/** Names that the market's table writes twice under one mark, for a test: a spelling must mean one model. */
export function marketClashes(): string[] {
  return market.flatMap(({ code, models }) => {
    const names = models.flatMap(([, , , list]) =>
      list
        .split(', ')
        .flatMap((entry) => [...new Set(entry.split('=').map((one) => foldPhrase(one).replaceAll(' ', '')))]),
    );
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${code}: ${name}`);
  });
}
