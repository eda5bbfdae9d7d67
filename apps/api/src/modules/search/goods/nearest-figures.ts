import { foldText } from '@showroom/domain/search/search-atoms';
import { millimetresOfInch } from '../words/unwritten.ts';

/** What things of the shop are measured in, as queries say it and as names do. */
const measures: readonly { said: string; unit: string }[] = [
  { said: 'л|литр(?:а|ов|ы)?', unit: 'л' },
  { said: 'т|тн|тонн(?:а|ы)?', unit: 'т' },
  { said: 'мм|миллиметр(?:а|ов)?', unit: 'мм' },
  { said: 'ач|а ч|а·ч|ампер час(?:а|ов)?', unit: 'а·ч' },
  { said: 'а|ампер(?:а)?', unit: 'а' },
  { said: 'кг|килограмм(?:а|ов)?', unit: 'кг' },
  { said: 'вт|ватт(?:а)?', unit: 'вт' },
  { said: 'гб|гигабайт(?:а)?', unit: 'гб' },
];

const numberOf = (said: string) => Number(said.replace(',', '.'));
const figure = '(\\d{1,4}(?:[.,]\\d+)?)';
/** Of the engine that an oil is for. */
const ofEngine = /(?<!\p{L})(?:двигат|двс|движ|мотор(?!н)|объем)/u;
const saidIn = measures.map(({ said, unit }) => ({
  unit,
  said: new RegExp(`(?<![\\p{L}\\d.,/])${figure}\\s?(?:${said})(?![\\p{L}\\d])`, 'u'),
}));
const namedIn = new Map(
  measures.map(({ unit }) => [unit, new RegExp(`(?<![\\p{L}\\d.,/])${figure} ${unit}(?!\\p{L}|·)`, 'gu')]),
);

/** Figures without a unit: what is measured so, where the text names it. */
const bare: readonly { of: RegExp; unit: string }[] = [
  { of: /(?<!\p{L})(?:аккум|акум|акб)/u, unit: 'а·ч' },
  { of: /(?<!\p{L})(?:щетк|дворник|стеклоочист)/u, unit: 'мм' },
  { of: /(?<!\p{L})(?:авто)?бокс/u, unit: 'л' },
];
const bareFigure = /(?<![\p{L}\d.,/-])(\d{2,3})(?![\p{L}\d.,/-]|\s?дюйм)/u;

/** Wipers are sold by the millimetre, and said in centimetres. */
const wiperLength = /(?<=(?:щетк|дворник)\p{L}*\s(?:.*\s)?)(?<![\d.,/r])([3-8]\d)(?:\s?см)?(?![\p{L}\d.,/]|\s?дюйм)/u;

/** A wiper by inches: 24 are 600 mm. */
const wiperInches =
  /(?<=(?:щетк|дворник|стеклоочист|бескаркасн|гибридн|каркасн)\p{L}*\s(?:.*\s)?)(1[2-9]|2[0-9])\s?(?:дюйм\p{L}*|")/u;

/** The figure that a text asks for and its unit; undefined where none is said. */
export function readFigure(text: string): { unit: string; figure: number } | undefined {
  const folded = foldText(text)
    .replace(wiperInches, (_, inches: string) => `${Number(inches) * millimetresOfInch} мм`)
    .replace(wiperLength, '$10 мм');
  for (const { unit, said } of saidIn) {
    const found = said.exec(folded)?.[1];
    if (found && !(unit === 'л' && ofEngine.test(folded))) return { unit, figure: numberOf(found) };
  }
  const unit = bare.find(({ of }) => of.test(folded))?.unit;
  const found = unit === undefined ? undefined : bareFigure.exec(folded)?.[1];
  return unit === undefined || found === undefined ? undefined : { unit, figure: numberOf(found) };
}

/** How many times larger or smaller than what is asked for a thing may be to come before others. */
const farthest = Math.log(2);

/** How far what a name says is from the figure that is asked for, 0 where it is the same; names without it, and of another size altogether, are all as far. */
export function distanceOf(name: string, { unit, figure }: { unit: string; figure: number }): number {
  const pattern = namedIn.get(unit);
  const figures = pattern ? [...name.toLowerCase().matchAll(pattern)].map(([, said = '']) => numberOf(said)) : [];
  return Math.min(farthest, ...figures.map((one) => Math.abs(Math.log(one / figure))));
}

/** Things that are meant, those of the figure that a text asks for first, the nearest next: «трос 5 тонн», «автобокс 500 литров». */
export function nearestFirst(
  text: string,
  places: readonly number[],
  nameOf: (place: number) => string | undefined,
): readonly number[] {
  const asked = places.length > 1 ? readFigure(text) : undefined;
  if (!asked) return places;
  const far = new Map(places.map((place) => [place, distanceOf(nameOf(place) ?? '', asked)]));
  return places.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}

/** What is nearer is as good: a battery of 74 for one of 75. */
const near = Math.log(1.15);

/** Whether a text asks for a figure that none of the names comes near to, though they say theirs; a span of them has many. */
export function isFarFromFigure(text: string, names: () => readonly string[]): boolean {
  const asked = readFigure(text);
  const pattern = asked && namedIn.get(asked.unit);
  if (!pattern) return false;
  const told = names().filter((name) => name.search(pattern) >= 0);
  return told.length > 0 && told.every((name) => !/\d–\d/.test(name) && distanceOf(name, asked) > near);
}
