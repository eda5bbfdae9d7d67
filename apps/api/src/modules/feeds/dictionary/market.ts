import type { BodyType, Country } from '@showroom/domain/dictionaries';
import { foldPhrase } from '../normalise/fold-words.ts';
import { marketAsia } from './market-asia.data.ts';
import { marketCars } from './market-cars.data.ts';
import { marketOther } from './market-other.data.ts';
import type { MarketGroup, MarketMark } from './market-types.ts';
import { marketWest } from './market-west.data.ts';
import type { KnownMark, KnownModel } from './stock-dictionary.ts';

const market: readonly MarketMark[] = [...marketCars, ...marketAsia, ...marketWest, ...marketOther];

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

function modelsOf(markId: number, groups: readonly MarketGroup[], known: ReadonlySet<string>, nextId: () => number) {
  const seen = new Set(known);
  return groups.flatMap(([type, bodies, twoWheelDrive, names]) =>
    names.split(', ').flatMap((entry): MarketModelEntry[] => {
      const [name = '', ...spellings] = entry.split('=').map((one) => one.trim());
      const code = codeOf(name);
      if (seen.has(code) || code === '') return [];
      seen.add(code);
      const nameRu = upperFirst(spellings.find((one) => isRussian(one) && !/\d/.test(one)) ?? name);
      return [
        {
          id: nextId(),
          markId,
          code,
          name,
          nameRu,
          type,
          bodyTypes: bodies.split(',') as BodyType[],
          twoWheelDrive: twoWheelDrive === 'full' ? null : twoWheelDrive,
          spellings,
        },
      ];
    }),
  );
}

/**
 * What the market knows and the catalogue lacks, under negative ids: a mark or model gets its row with the first vehicle
 * of it that a feed brings, so that nothing is offered that was never in stock.
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
  const codesOf = Map.groupBy(models, ({ markId }) => markId);
  for (const { code, head, models: groups } of market) {
    let mark = byCode.get(code);
    if (!mark) {
      if (!head) continue;
      const [name, nameRu, country, spellings] = head;
      const entry = {
        id: nextId(),
        code,
        name,
        nameRu,
        popular: false,
        country,
        spellings: spellings.split('|').filter(Boolean),
      };
      newMarks.push(entry);
      byCode.set(code, entry);
      mark = entry;
    }
    const known = new Set(
      [...(codesOf.get(mark.id) ?? []), ...newModels.filter(({ markId }) => markId === mark.id)].map((one) => one.code),
    );
    newModels.push(...modelsOf(mark.id, groups, known, nextId));
  }
  return { marks: newMarks, models: newModels };
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
