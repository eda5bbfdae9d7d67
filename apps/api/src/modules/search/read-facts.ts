import type { AmountRange, Amounts } from '@showroom/domain/search/read-amounts';

/** What is asked of a vehicle in figures beside sums: what listings have no bounds for. */
export type Facts = {
  owners?: AmountRange;
  /** Of an electric car. */
  rangeKm?: AmountRange;
  /** Of a bus; fewer are a number of seats (`Amounts.seats`). */
  leastSeats?: number;
  /** As numbered among those of its model. */
  generation?: number;
};
export type AskedAmounts = Amounts & Facts;

const ordinals = ['перв', 'втор', 'трет', 'четверт', 'пят', 'шест', 'седьм', 'восьм', 'девят', 'десят'];
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi'];
/** The number that Roman figures say; 0 where they are none. */
export const numberOfRoman = (said: string): number => romans.indexOf(said) + 1;
export const romanOf = (number: number): string => romans[number - 1] ?? '';
const ordinalOf = (said: string): number => ordinals.findIndex((begin) => said.startsWith(begin)) + 1;
const numberOf = (said: string): number => Number(said) || numberOfRoman(said) || ordinalOf(said);

const ordinalWord =
  /^(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят)(?:ый|ий|ой|ая|ое|ье|ья|ого|ьего|ом|ьем)$/;
/** The figure of a number that stands in order: «фокус третий»; undefined where it is none. */
export const ordinalFigure = (word: string): string | undefined =>
  ordinalWord.test(word) ? String(ordinalOf(word)) : undefined;

/** The number that a generation is written with: «III рестайлинг» is the third; 0 where it is a code. */
export const numberOfGeneration = (generation: string): number =>
  numberOfRoman(/^[ivx]+(?!\w)/.exec(generation.toLowerCase())?.[0] ?? '');

const rules: readonly (readonly [said: RegExp, read: (figure: string) => Facts])[] = [
  [
    /(?<![\p{L}\d])(?:с\s+)?(?:1|один|одного|одним|единственн\p{L}*)\s+(?:хозя\p{L}*|владел\p{L}*)(?:\s+по\s+птс)?/u,
    () => ({ owners: { from: 1, to: 1 } }),
  ],
  [/(?<![\p{L}\d])(?:2|два|двух)\s+(?:хозя\p{L}*|владел\p{L}*)/u, () => ({ owners: { from: 1, to: 2 } })],
  [
    /(?<!\p{L})(?:с\s+)?запас\p{L}*\s+хода\s+(?:от\s+|до\s+|на\s+|больше\s+|более\s+|не\s+менее\s+)?(\d{2,4})(?!\d)(?:\s*км(?!\p{L}))?/u,
    (figure) => ({ rangeKm: { from: Number(figure) } }),
  ],
  [/(?<!\d)(?:на\s+)?([1-9]\d)[\s-]*мест\p{L}*/u, (figure) => ({ leastSeats: Number(figure) })],
  [
    /(?<![\p{L}\d])(\d{1,2}|[ivx]{1,4}|(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят)\p{L}*)(?:[\s-]*(?:е|го|ого|ое))?\s+поколени\p{L}*/u,
    (said) => ({ generation: numberOf(said) }),
  ],
];

/** Takes such facts out of folded text, with their words. */
export function readFacts(text: string): { facts: Facts; rest: string } {
  let rest = text;
  const facts: Facts = {};
  for (const [said, read] of rules) {
    const found = said.exec(rest);
    if (!found) continue;
    Object.assign(facts, read(found[1] ?? ''));
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { facts, rest };
}
