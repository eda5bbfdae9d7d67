import type { AmountRange, Amounts } from '@showroom/domain/search/read-amounts';

/** What a lorry is asked for by: kg of load and laden, m³ and mm of its body. */
export type CargoFigure = 'payload' | 'grossWeight' | 'cargoVolume' | 'cargoLength';

/** What is asked of a vehicle in figures beside sums: what listings have no bounds for. */
export type Facts = {
  owners?: AmountRange;
  /** Of an electric car. */
  rangeKm?: AmountRange;
  /** Of a bus; fewer are a number of seats (`Amounts.seats`). */
  leastSeats?: number;
  /** As numbered among those of its model. */
  generation?: number;
  /** Whether the one that is made now is meant, or those before. */
  body?: 'new' | 'old';
  /** cm³ */
  volume?: AmountRange;
  /** «6×4» */
  wheels?: string;
  /** Bits of what it has to have, and of what it must not. */
  equipment?: { has: number; lacks: number };
  /** Where it is said by age. */
  year?: AmountRange;
} & { [K in CargoFigure]?: AmountRange };
export type AskedAmounts = Amounts & Facts;

/** What is waived where nothing has it, the first first. */
export const lesserFacts = [
  'equipment',
  'wheels',
  'cargoVolume',
  'cargoLength',
  'payload',
  'grossWeight',
  'volume',
  'leastSeats',
] as const satisfies readonly (keyof Facts)[];

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

/** What is asked for by the volume of its engine, and marks that make such. */
const ofMoto =
  /мот(?:о(?!р(?!о))|ик)|moto|байк|скутер|мопед|эндур|чоппер|круизер|нейкед|кросс(?!овер)|квадр|гидроцикл|трицикл|багги|ямах|yamaha|кавасак|kawasaki|ктм|ktm|cfmoto|сфмото|хонд|honda|сузуки|suzuki|бмв|bmw|дукати|ducati|стелс|stels|пол[ая]рис|polaris|брп|brp|кан[\s-]?ам|can[\s-]?am|[аa][оo]дес|aodes|линхай|linhai|сегвей|segway|(?<!\p{L})рм(?!\p{L})|мотоланд|вог[еэ]|voge|зонтес|zontes|баджа|bajaj|кайо|kayo|racer|рейсер|минск|minsk|триумф|triumph|априли|aprilia|бенелли|benelli|харлей|harley|сиду|sea-?doo/u;
/** What is asked for by what it carries. */
export const ofLorry =
  /груз|мебел|фургон|будк|(?<!\p{L})реф(?:риж|к|\s|$)|самосвал|тягач|фур[аы]|борт|изотерм|промтовар|тент|шасси|манипул|прицеп|каблу|коммерч|газел|газон|валдай|соболь|камаз|маз(?!д)|урал|портер|бонго|исузу|isuzu|хино|hino|foton|фотон|джак|jac|howo|хово|хова|sitrak|ситрак|шакман|shacman|ивеко|iveco|садко|соллерс|sollers|арго|атлант|донгфенг|dongfeng|(?<!\p{L})фав|faw|транзит|transit|спринтер|sprinter|крафтер|дукато|боксер|джампер|(?<!\p{L})кму|самогруз|воровайк|вышк|подъемник|(?<!\p{L})агп|(?<!\p{L})кран|автокран|бетон|ассениз|илосос|бочк|цистерн|\p{L}{3}воз(?:к|ы|а|ов)?(?!\p{L})|вод[оа]воз|заправщ|эвакуатор|мультилифт|(?<!\p{L})трал|тонар|пескоразбр|(?<!\p{L})кдм|мусоров|штор/u;

type Bound = 'до' | 'от' | undefined;
/** «250 кубов» are 249 and «5 тонн» 4,800 as well. */
export const slack = {
  volume: [0.9, 1.1],
  payload: [0.8, 1.3],
  cargoVolume: [0.8, 1.25],
  cargoLength: [0.9, 1.1],
} as const;
const about = (bound: Bound, figure: number, [less, more]: readonly [number, number]): AmountRange =>
  bound === 'до' ? { to: figure } : bound === 'от' ? { from: figure } : { from: figure * less, to: figure * more };
const figureIn = (said: string) => Number(said.replace(',', '.'));
/** What weights and ages are said in. */
const spoken: Readonly<Record<string, number>> = {
  полутора: 1.5,
  двух: 2,
  трех: 3,
  пяти: 5,
  семи: 7,
  десяти: 10,
  двадцати: 20,
};
const youngerThan = (years: number): AmountRange => ({ from: new Date().getFullYear() - years });
/** Up to this weight a lorry is driven with the licence of a car; a load is not told by it. */
const mostOfCar = 3.5;

function loadOf(bound: Bound, figure: number): Facts {
  if (bound !== 'от' && figure === mostOfCar) return { grossWeight: { to: figure * 1_000 } };
  return { payload: about(bound, figure * 1_000, slack.payload) };
}

/** Of a lorry all wheels are told. */
const lorryMarks =
  /тягач|самосвал|грузовик|шасси|борт|камаз|маз(?!д)|урал|ситрак|sitrak|шакман|shacman|howo|хово|скани|scania/u;

/** `beside`: read only of a query with such a word. */
type Rule = { said: RegExp; beside?: RegExp; read: (...groups: string[]) => Facts | undefined };
const bound = '(?:(до|от|на)\\s+)?';
const decimal = '(\\d{1,3}(?:[.,]\\d)?)';
const rule = (source: string, read: Rule['read'], beside?: RegExp): Rule => ({
  said: new RegExp(`(?<![\\p{L}\\d.,])${source}`, 'u'),
  read,
  ...(beside && { beside }),
});
/** «категории б», «на б права» */
const licence = (letters: string) =>
  `(?:(?:на|под|с)\\s+)?(?:(?:прав\\p{L}*\\s+)?(?:категори\\p{L}*|прав\\p{L}*)\\s+[${letters}]|[${letters}]\\s+(?:прав|категори)\\p{L}*)(?!\\p{L})`;
const cubes = '(?:куб(?!а)\\p{L}*|кубометр\\p{L}*)';

const rules: readonly Rule[] = [
  rule(
    '(?:с\\s+)?(?:1|один|одного|одним|единственн\\p{L}*)\\s+(?:хозя\\p{L}*|владел\\p{L}*)(?:\\s+по\\s+птс)?',
    () => ({ owners: { from: 1, to: 1 } }),
  ),
  rule('(?:2|два|двух)\\s+(?:хозя\\p{L}*|владел\\p{L}*)', () => ({ owners: { from: 1, to: 2 } })),
  rule(
    '(?:с\\s+)?запас\\p{L}*(?:\\s+хода)?\\s+(?:от\\s+|до\\s+|на\\s+|больше\\s+|более\\s+|не\\s+менее\\s+)?(\\d{2,4})(?!\\d)(?:\\s*км(?!\\p{L}))?',
    (figure) => ({ rangeKm: { from: Number(figure) } }),
  ),
  rule('(?:на\\s+)?([1-9]\\d)[\\s-]*мест\\p{L}*', (figure) => ({ leastSeats: Number(figure) })),
  rule('(?:с\\s+)?треть(?:им|его)\\s+ряд\\p{L}*(?:\\s+(?:сидени|кресел)\\p{L}*)?(?:\\s+и(?!\\p{L}))?', () => ({
    leastSeats: 6,
  })),
  rule(
    '(\\d{1,2}|[ivx]{1,4}|(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят)\\p{L}*)(?:[\\s-]*(?:е|го|ого|ое))?\\s+поколени\\p{L}*',
    (said) => ({ generation: numberOf(said) }),
  ),
  // «рапид новый кузов»; by itself it is a part.
  rule(
    '(?:в\\s+)?(?:сам\\p{L}*\\s+)?(нов|последн|свеж|стар|прошл|прежн|предыдущ)\\p{L}*\\s+(?:кузов|поколени)\\p{L}*',
    (said) => ({ body: /^(?:нов|последн|свеж)/.test(said ?? '') ? 'new' : 'old' }),
    /\p{L}{2}.*\s(?:в\s+)?\p{L}+\s+(?:кузов|поколени)|(?:кузов|поколени)\p{L}*\s+\p{L}{2}/u,
  ),
  rule('(?:19)?([6-9]0)[\\s-]?х(?:\\s+год\\p{L}*)?', (said) => ({
    year: { from: 1_900 + Number(said), to: 1_909 + Number(said) },
  })),
  rule('нулевых(?:\\s+год\\p{L}*)?', () => ({ year: { from: 2_000, to: 2_009 } })),
  rule(
    `${bound}(\\d{2,4})[\\s-]*(?:${cubes}|см ?[3³]|сс(?!\\p{L})|cc(?![a-z]))`,
    // What has no engine has no volume.
    (side, figure) => ({ volume: { from: 1, ...about(side as Bound, Number(figure), slack.volume) } }),
    ofMoto,
  ),
  rule(
    `${bound}${decimal}[\\s-]*(?:${cubes}|м ?[3³])`,
    (side, figure) => ({ cargoVolume: about(side as Bound, figureIn(figure), slack.cargoVolume) }),
    ofLorry,
  ),
  rule(
    `${bound}${decimal}[\\s-]*(?:тонн\\p{L}*|тн?(?!\\p{L}))`,
    (side, figure) => loadOf(side as Bound, figureIn(figure)),
    ofLorry,
  ),
  rule(`(${Object.keys(spoken).join('|')})тон(?:н|к)\\p{L}*`, (said) => loadOf(undefined, spoken[said] ?? 0)),
  rule('([1-9]\\d?)[\\s-]*тонник\\p{L}*', (said) => loadOf(undefined, Number(said))),
  rule('пол(?:уторк|торашк)\\p{L}*', () => loadOf(undefined, 1.5)),
  rule(
    `${bound}${decimal}[\\s-]*(?:метр\\p{L}*|м(?!\\p{L}))`,
    (side, figure) => ({ cargoLength: about(side as Bound, figureIn(figure) * 1_000, slack.cargoLength) }),
    ofLorry,
  ),
  // No model: «шакман 8х4» is no X4.
  rule('(6\\s?[хx×]\\s?[246]|8\\s?[хx×]\\s?[2468])(?![\\p{L}\\d])', (said) => ({
    wheels: said?.replace(/\s?[хx×]\s?/u, '×') ?? '',
  })),
  // A car of two is driven by one axle.
  rule('4\\s?[хx×]\\s?2(?![\\p{L}\\d])', () => ({ wheels: '4×2' }), lorryMarks),
  rule(licence('бвb'), () => ({ grossWeight: { to: mostOfCar * 1_000 } }), ofLorry),
  rule(licence('сc'), () => ({ grossWeight: { from: mostOfCar * 1_000 + 1 } }), ofLorry),
  // Any motorcycle, any car, any lorry with a trailer.
  rule('(?:на\\s+|под\\s+)?категори[яиюей]+\\s+(?:[абвсabc]|[бвсbc][еe])(?!\\p{L})', () => ({})),
  rule('(?:на|с)\\s+(?:прав\\p{L}*\\s+[бвb]|[бвb]\\s+прав\\p{L}*)(?!\\p{L})', () => ({})),
  rule('малотоннаж\\p{L}*', () => ({ grossWeight: { to: mostOfCar * 1_000 } })),
  rule('среднетоннаж\\p{L}*', () => ({ grossWeight: { from: mostOfCar * 1_000, to: 12_000 } })),
  rule('(?:(?:крупно|больше|тяжело)тоннаж|большегруз)\\p{L}*', () => ({ grossWeight: { from: 12_000 } })),
  rule(
    '(?:возраст\\p{L}*\\s+)?до\\s+(\\d{1,2}|двух|трех|пяти|десяти)[\\s-]*(?:х\\s+|ти\\s+)?лет',
    (said) => ({ year: youngerThan(Number(said) || (spoken[said] ?? 0)) }),
    /^(?!.*(?:кредит|гарант|лизинг|рассроч|кресл|подписк|детск|ребен|стаж|платить)).*(?:авто(?!к)|машин|тачк|кроссовер|седан|внедорож|минив|хэтч|универсал|пикап|япон[кеи]|корейск|кореец|немк|немец|китайск|европейск|американск)/u,
  ),
  rule('(двух|трех|пяти)летк\\p{L}*', (said) => ({ year: youngerThan(spoken[said] ?? 0) })),
  rule('не\\s+стар(?:ше|ее)\\s+(\\d{1,2}|двух|трех|пяти|десяти)[\\s-]*(?:х\\s+|ти\\s+)?(?:лет|года)', (said) => ({
    year: youngerThan(Number(said) || (spoken[said] ?? 0)),
  })),
];

const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Takes such facts out of folded text, with their words. */
export function readFacts(text: string): { facts: Facts; rest: string } {
  let rest = text;
  const facts: Facts = {};
  for (const { said, beside, read } of rules) {
    const found = beside?.test(rest) === false ? null : said.exec(rest);
    const meant = found && read(...found.slice(1));
    if (!found || !meant) continue;
    Object.assign(facts, meant);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  // «рав4 2019 новый кузов»: new it was in that year.
  if (facts.body === 'new' && anyYear.test(text)) delete facts.body;
  return { facts, rest };
}
