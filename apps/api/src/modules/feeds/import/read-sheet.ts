import type { Specification } from '@showroom/domain/specification';
import { readNumber } from '../normalise/read-number.ts';
import type { RawRecord, RawValue, SheetField } from '../parse/raw-record.ts';
import type { ProblemCollector } from './problem.ts';

type Measure = { least: number; most: number; units: readonly (readonly [RegExp, number])[] };

const inMillimetres = [
  [/(?:^|[\s\d,])(?:см|cm)\.?$/i, 10],
  [/(?:^|[\s\d,])[мm]\.?$/i, 1_000],
] as const;
const inKilograms = [[/(?:^|[\s\d,])(?:т|тн|тонн\S*|t)\.?$/i, 1_000]] as const;

const millimetres = (least: number, most: number): Measure => ({ least, most, units: inMillimetres });
const kilograms = (least: number, most: number): Measure => ({ least, most, units: inKilograms });
const plain = (least: number, most: number): Measure => ({ least, most, units: [] });

/** What a figure of a vehicle can be, from a moped to a road train; beyond it is a slip or another measure. */
const measures: Record<SheetField, Measure> = {
  length: millimetres(1_000, 26_000),
  width: millimetres(400, 4_000),
  height: millimetres(500, 4_500),
  wheelbase: millimetres(700, 12_000),
  clearance: millimetres(60, 500),
  boot: plain(30, 3_000),
  tank: plain(1, 1_500),
  kerbWeight: kilograms(30, 40_000),
  grossWeight: kilograms(50, 60_000),
  payload: kilograms(30, 45_000),
  topSpeed: plain(30, 420),
  torque: plain(3, 4_000),
};
const fields = Object.keys(measures) as SheetField[];

/** A figure in the unit of its field: `4 885 мм`, `4,88 м`, `2,1 т`; the measure may stand in the name («Длина, м»). */
function readFigure({ text, element }: RawValue, { least, most, units }: Measure): number | undefined {
  // What stands behind a slash is another version's, or the unit's: «195/215», «км/ч».
  const [said = ''] = /^[\s\u00a0\d.,]+/.exec(text) ?? [];
  const value = readNumber(said.replace(/[\s,.]+$/, ''));
  if (value === undefined) return undefined;
  const own = text.slice(said.length).trim();
  const [, factor = 1] = units.find(([unit]) => unit.test(own) || (own === '' && unit.test(element))) ?? [];
  const figure = Math.round(value * factor * 10) / 10;
  return figure >= least && figure <= most ? figure : undefined;
}

/** The figures of the data sheet that a record states; what cannot be read is left out and noted. Nothing is taken from anywhere else. */
export function readSheet({ values }: RawRecord, problems: ProblemCollector): Specification {
  const sheet: Record<string, number> = {};
  for (const field of fields) {
    const said = values[field];
    if (!said) continue;
    const figure = readFigure(said, measures[field]);
    if (figure === undefined) problems.note('the figure cannot be read, left out', said);
    else sheet[field] = figure;
  }
  return sheet;
}
