import type { DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';

/** Facts parsed from a modification: `30d 3.0d AT (249 л.с.) 4WD`. */
export type Modification = {
  /** The maker's own name of the version, before the figures: `30d`, `xDrive40i`. */
  name: string;
  volume?: number;
  power?: number;
  engine?: EngineType;
  gear?: GearType;
  drive?: DriveType;
};

const gears: readonly (readonly [RegExp, GearType])[] = [
  [/\b(?:AMT|DCT|DSG|S tronic|PDK)\b/i, 'robot'],
  [/\b(?:CVT|Variator)\b/i, 'variator'],
  [/\bAT\b/, 'automatic'],
  [/\bMT\b/, 'manual'],
];
const fullDrive = /\b(?:4WD|AWD|4x4|xDrive|quattro|4MATIC)/i;
const power = /(\d{1,4})\s?(?:л\.?\s?с\.?|hp)/i;
const volume = /(?:^|\s)(\d{1,2}\.\d)(d|hyb|ph|g)?(?=\s|$)/i;
const fuelMarks: Readonly<Record<string, EngineType>> = { d: 'diesel', hyb: 'hybrid', ph: 'hybrid', g: 'gas' };
/** Where the figures begin; what stands before them is a name. */
const figures = /(?:^|\s)(?:\d{1,2}\.\d\S*|Electro|AT|MT|AMT|CVT|\(?\d{1,4}\s?л)/i;
const maxName = 40;

/** Parses a modification; what it does not state stays undefined. */
export function readModification(text: string): Modification {
  const start = figures.exec(text)?.index ?? -1;
  const name = start > 0 ? text.slice(0, start).trim().slice(0, maxName) : '';
  const result: Modification = { name };
  const size = volume.exec(text);
  if (size) {
    result.volume = Math.round(Number(size[1]) * 1_000);
    const fuel = fuelMarks[size[2]?.toLowerCase() ?? ''];
    if (fuel) result.engine = fuel;
  }
  if (/\bElectro\b/i.test(text)) result.engine = 'electro';
  const horses = power.exec(text)?.[1];
  if (horses) result.power = Number(horses);
  const gear = gears.find(([word]) => word.test(text))?.[1];
  if (gear) result.gear = gear;
  if (fullDrive.test(text)) result.drive = 'full';
  return result;
}
