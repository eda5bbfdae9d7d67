import type { BodyType, ColorGroup, DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';
import type { RawRecord, RawValue } from '../read/raw-record.ts';
import * as words from '../words/feed-words.ts';
import { readModification } from '../words/read-modification.ts';
import { readInteger, readVolume } from '../words/read-number.ts';
import type { Complaints } from './problem.ts';
import type { KnownModel } from './stock-dictionary.ts';

export type Technics = {
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

function pick<Code>(
  value: RawValue | undefined,
  read: words.ReadWord<Code>,
  fallback: Code | undefined,
  what: string,
  complaints: Complaints,
): Code | undefined {
  const found = value && read(value.text);
  if (found !== undefined) return found;
  if (fallback === undefined) {
    return complaints.refuse(value ? `${what}: значение не знакомо` : `${what}: не указано`, value);
  }
  if (value) complaints.note(`${what}: значение не знакомо, взято из модификации или модели`, value);
  return fallback;
}

/** Never a vehicle lost for a rare paint: its name stays, the filter shows it among the grey ones. */
function readPaint({ values }: RawRecord, complaints: Complaints): Pick<Technics, 'colorGroup' | 'color'> {
  const { color, colorName } = values;
  const known = (color && words.readColor(color.text)) ?? (colorName && words.readColor(colorName.text));
  if (!known) complaints.note(color ? 'цвет не знаком, в фильтре — серый' : 'цвет не указан, в фильтре — серый', color);
  return { colorGroup: known ?? 'gray', color: upperFirst((colorName ?? color)?.text ?? 'Не указан').slice(0, 80) };
}

function readFigures(
  { values }: RawRecord,
  said: { volume?: number; power?: number },
  engine: EngineType,
  complaints: Complaints,
): Pick<Technics, 'engineVolume' | 'power'> {
  const power = (values.power && readInteger(values.power.text, 1, 3_000)) ?? said.power;
  const volume = (values.volume && readVolume(values.volume.text)) ?? said.volume;
  if (engine === 'none') return { engineVolume: 0, power: 0 };
  if (power === undefined) complaints.note('мощность не указана', values.power);
  if (volume === undefined && engine !== 'electro') complaints.note('объём двигателя не указан', values.volume);
  return { engineVolume: engine === 'electro' ? 0 : (volume ?? 0), power: power ?? 0 };
}

/** Body, engine, gearbox, drive and colour in our codes; undefined when one that a filter needs is not to be had. */
export function readTechnics(record: RawRecord, model: KnownModel, complaints: Complaints): Technics | undefined {
  const { values } = record;
  const said = readModification(values.modification?.text ?? '');
  const onlyBody = model.bodyTypes.length === 1 ? model.bodyTypes[0] : undefined;
  const bodyType = pick(values.body, words.readBody, onlyBody, 'кузов', complaints);
  const isTrailer = bodyType === 'semi-trailer';
  const engineType = pick(
    values.engine,
    words.readEngine,
    said.engine ?? (isTrailer ? 'none' : undefined),
    'двигатель',
    complaints,
  );
  const noGear = isTrailer ? 'none' : engineType === 'electro' ? 'reducer' : undefined;
  const gearType = pick(values.gear, words.readGear, said.gear ?? noGear, 'коробка передач', complaints);
  const driveType = pick(
    values.drive,
    words.readDrive,
    said.drive ?? (isTrailer ? 'none' : undefined),
    'привод',
    complaints,
  );
  if (!bodyType || !engineType || !gearType || !driveType) return undefined;
  return {
    versionName: said.name,
    bodyType,
    engineType,
    gearType,
    driveType,
    ...readPaint(record, complaints),
    ...readFigures(record, said, engineType, complaints),
  };
}
