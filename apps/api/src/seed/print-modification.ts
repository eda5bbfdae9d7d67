import type { GearType, TransportType } from '@showroom/domain/dictionaries';
import { inLitres } from '@showroom/domain/text';
import type { Version } from './draw-version.ts';

type Printed = Pick<Version, 'engine' | 'gear' | 'drive' | 'body' | 'trim'>;

const gearShort: Record<GearType, string> = {
  automatic: 'AT',
  manual: 'MT',
  robot: 'AMT',
  variator: 'CVT',
  reducer: '',
  none: '',
};

function engineShort(
  type: TransportType,
  { engine: [fuel, volume] }: Printed,
  battery: number | string | undefined,
): string {
  if (fuel === 'none') return '';
  if (fuel === 'electro') return battery === undefined ? '' : `${String(battery).replace('.', ',')} кВт·ч`;
  // A feed may not say it.
  if (volume === 0) return '';
  return type === 'cars' || type === 'commercial' ? inLitres(volume) : `${volume} см³`;
}

/**
 * What a trim says beside its model's name: «Granta Sport» of trim Sport is not called by it twice, nor «FX Cruiser HO» of
 * Limited HO. A figure keeps its letters: «Octavia RS» RS 245.
 */
export function trimBeside(model: string, trim: string): string {
  const last = model.split(' ').at(-1);
  const rest = trim
    .split(' ')
    .filter((word) => word !== last)
    .join(' ');
  return /^\d/.test(rest) ? trim : rest;
}

/** Engine, gearbox, drive and trim in one line: `2.5 AT 4WD Prestige`, `77 кВт·ч Design`, `689 см³ MT Standard`. `battery` in kWh, where it is known: the power stands in the line of facts. */
export function printModification(type: TransportType, version: Printed, battery?: number | string): string {
  const fourWheels =
    type === 'cars' || (type === 'commercial' && version.body !== 'truck' && version.body !== 'semi-trailer');
  return [
    engineShort(type, version, battery),
    gearShort[version.gear],
    fourWheels && version.drive === 'full' ? '4WD' : '',
    version.trim,
  ]
    .filter(Boolean)
    .join(' ');
}
