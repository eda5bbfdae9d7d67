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
  /** Of a motorcycle's engine, cm³. */
  volume?: AmountRange;
};
export type AskedAmounts = Amounts & Facts;

const ordinals = ['перв', 'втор', 'трет', 'четверт', 'пят', 'шест', 'седьм', 'восьм'];
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const numberOf = (said: string): number =>
  Number(said) || romans.indexOf(said) + 1 || ordinals.findIndex((begin) => said.startsWith(begin)) + 1;

/** The number that a generation is written with: «III рестайлинг» is the third; 0 where it is a code. */
export const numberOfGeneration = (generation: string): number =>
  romans.indexOf(/^[ivx]+(?!\w)/.exec(generation.toLowerCase())?.[0] ?? '') + 1;

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
    /(?<![\p{L}\d])(\d{1,2}|[ivx]{1,4}|(?:перв|втор|трет|четверт|пят|шест|седьм|восьм)\p{L}*)(?:[\s-]*(?:е|го|ого|ое))?\s+поколени\p{L}*/u,
    (said) => ({ generation: numberOf(said) }),
  ],
];

/** Engines of a class differ by so much: 599 and 649 cm³ are called six hundred. */
const volumeShare = 0.09;
const moto =
  /(?<!\p{L})(?:мото|мотик|скутер|мопед|питбайк|байк|квадр|эндур|чоппер|нейкед|спортбайк|турэндуро|багги|ямах|yamaha|кавасак|kawasaki|ктм|ktm|cfmoto|сфмото|хонд|honda|сузуки|suzuki|бмв|bmw|дукати|ducati)/u;
const inCubic = /(?<![\p{L}\d])(?:(до|от)\s+)?(\d{2,4})\s*(?:куб(?!ок)\p{L}*|см\s?[3³]|cc)(?![\p{L}\d])/u;
/** «скутер 150»; a year is none. */
const bareVolume =
  /(?<=^(?:мотоцикл|мотик|скутер|мопед|питбайк|квадроцикл|квадрик|эндуро|нейкед|чоппер|кроссовый мотоцикл|макси ?скутер)\s)()(\d{2,3}|1[0-8]00)$/u;

/** The volume that is asked of what has no wheels of a car. */
function readVolume(text: string): { volume: AmountRange; said: string } | undefined {
  const found = moto.test(text) ? (inCubic.exec(text) ?? bareVolume.exec(text)) : undefined;
  if (!found) return undefined;
  const [said, side, figure] = found;
  const volume = Number(figure);
  if (side) return { volume: side === 'до' ? { from: 1, to: volume } : { from: volume }, said };
  return { volume: { from: volume * (1 - volumeShare), to: volume * (1 + volumeShare) }, said };
}

/** Takes such facts out of folded text, with their words. */
export function readFacts(text: string): { facts: Facts; rest: string } {
  let rest = text;
  const facts: Facts = {};
  const asked = readVolume(rest);
  if (asked) {
    facts.volume = asked.volume;
    rest = rest.replace(asked.said, ' ');
  }
  for (const [said, read] of rules) {
    const found = said.exec(rest);
    if (!found) continue;
    Object.assign(facts, read(found[1] ?? ''));
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { facts, rest };
}
