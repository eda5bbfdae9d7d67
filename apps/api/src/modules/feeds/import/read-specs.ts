import type { BodyType, ColorGroup, DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';
import type { ReadWord, WordKind } from '../dictionary/dealer-words.ts';
import { twoWheelDrive } from '../dictionary/two-wheel-drive.ts';
import { usualBuild } from '../dictionary/usual-build.ts';
import * as normalise from '../normalise/feed-values.ts';
import { readModification } from '../normalise/read-modification.ts';
import { horsesOf, readPower, readVolume } from '../normalise/read-number.ts';
import type { RawRecord, RawValue } from '../parse/raw-record.ts';
import type { Matched } from './match-names.ts';
import type { ProblemCollector } from './problem.ts';

export type Specs = {
  /** The maker's own name of the version. */
  versionName: string;
  bodyType: BodyType;
  engineType: EngineType;
  gearType: GearType;
  driveType: DriveType;
  colorGroup: ColorGroup;
  color: string;
  /** cm³; 0 where there is no combustion, or where nobody says. */
  engineVolume: number;
  power: number;
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pick<Code extends string>(
  kind: WordKind,
  value: RawValue | undefined,
  read: normalise.ReadValue<Code>,
  fallback: Code | undefined,
  what: string,
  problems: ProblemCollector,
): Code | undefined {
  const found = value && read(value.text);
  if (found !== undefined) return found;
  if (fallback === undefined) {
    return problems.refuse(value ? `${what}: unknown value` : `${what} is missing`, value, kind);
  }
  if (value) problems.note(`${what}: unknown value, taken from the modification or the model`, value);
  return fallback;
}

/** An unknown paint is kept by name and filtered as grey. */
function readPaint(
  { values }: RawRecord,
  word: ReadWord,
  problems: ProblemCollector,
): Pick<Specs, 'colorGroup' | 'color'> {
  const { color, colorName } = values;
  const known =
    (color && word('color', color.text, normalise.readColor)) ??
    (colorName && word('color', colorName.text, normalise.readColor));
  if (!known)
    problems.note(color ? 'unknown colour, grey in the filter' : 'the colour is missing, grey in the filter', color);
  return { colorGroup: known ?? 'gray', color: upperFirst((colorName ?? color)?.text ?? 'Не указан').slice(0, 80) };
}

/** cm³ as its own element has it, or the one of the engine: «Бензин 1.7», «гибрид, 1500 см³». */
const volumeOf = ({ volume, engine }: RawRecord['values']): number | undefined =>
  (volume && readVolume(volume.text)) ??
  (engine && /\d[.,]\d|\d\s?(?:см|куб|cc)/i.test(engine.text) ? readVolume(engine.text) : undefined);

function readFigures(
  { values }: RawRecord,
  said: { volume: number | undefined; power?: number },
  engine: EngineType,
  problems: ProblemCollector,
): Pick<Specs, 'engineVolume' | 'power'> {
  const power =
    (values.power && readPower(values.power.text)) ??
    (values.powerKw && horsesOf(`${values.powerKw.text} кВт`)) ??
    said.power ??
    (values.engine && readModification(values.engine.text).power);
  const { volume } = said;
  if (engine === 'none') return { engineVolume: 0, power: 0 };
  if (power === undefined) problems.note('the power is missing', values.power);
  if (volume === undefined && engine !== 'electro') problems.note('the engine volume is missing', values.volume);
  return { engineVolume: engine === 'electro' ? 0 : (volume ?? 0), power: power ?? 0 };
}

/** Body, engine, gearbox, drive and colour in our codes; undefined when one that a filter needs is not to be had. */
export function readSpecs(
  record: RawRecord,
  { mark, model }: Pick<Matched, 'mark' | 'model'>,
  { year, word }: { year: number; word: ReadWord },
  problems: ProblemCollector,
): Specs | undefined {
  const { values } = record;
  const said = readModification(values.modification?.text ?? '');
  const read =
    <Code extends string>(kind: WordKind, own: normalise.ReadValue<Code>): normalise.ReadValue<Code> =>
    (text) =>
      word(kind, text, own);
  const onlyBody = model.bodyTypes.length === 1 ? model.bodyTypes[0] : undefined;
  // Price lists have no column for the class of a motorcycle; the model's own comes first.
  const ridden = model.type === 'moto' && !values.body ? model.bodyTypes[0] : undefined;
  const saidBody = pick(
    'body',
    values.body,
    read('body', normalise.readBody),
    onlyBody ?? ridden,
    'the body',
    problems,
  );
  // «Рефрижератор» and «фургон» are said of lorries as well; a car's «кросс.» is a crossover.
  const bodyType =
    saidBody === 'van' && onlyBody === 'truck'
      ? onlyBody
      : saidBody === 'cross' && model.type === 'cars'
        ? 'suv'
        : saidBody;
  const isTrailer = bodyType === 'semi-trailer';
  // Nobody writes that a jet ski has a water jet and no gearbox.
  const isAfloat = bodyType === 'jet-ski';
  const volume = volumeOf(values) ?? said.volume;
  const usual = usualBuild(`${mark.code}/${model.code}`, { type: model.type, body: bodyType }, { year, volume });
  const engineType = pick(
    'engine',
    values.engine,
    read('engine', normalise.readEngine),
    said.engine ?? (isTrailer ? 'none' : usual.engine),
    'the engine',
    problems,
  );
  const noGear = isTrailer || isAfloat ? 'none' : engineType === 'electro' ? 'reducer' : undefined;
  const gearType = pick(
    'gear',
    values.gear,
    read('gear', normalise.readGear),
    said.gear ?? noGear ?? usual.gear,
    'the gearbox',
    problems,
  );
  const byModel = () => {
    const question = { year, engine: engineType ?? 'petrol', volume };
    const found = twoWheelDrive(`${mark.code}/${model.code}`, model.twoWheelDrive, bodyType ?? 'suv', question);
    if (!found.isKnown && !isTrailer)
      problems.note('which wheels are driven is taken from what is usual', values.modification);
    return found.drive;
  };
  const saysTwoWheels = values.drive ? normalise.isTwoWheelDrive(values.drive.text) : said.isWhole;
  const driveType =
    (values.drive && word('drive', values.drive.text, normalise.readDrive)) ??
    said.drive ??
    (isAfloat ? 'water-jet' : isTrailer ? 'none' : saysTwoWheels ? byModel() : usual.drive) ??
    problems.refuse(values.drive ? 'the drive: unknown value' : 'the drive is missing', values.drive, 'drive');
  if (!bodyType || !engineType || !gearType || !driveType) return undefined;
  return {
    versionName: said.name,
    bodyType,
    engineType,
    gearType,
    driveType,
    ...readPaint(record, word, problems),
    ...readFigures(record, { ...said, volume }, engineType, problems),
  };
}
