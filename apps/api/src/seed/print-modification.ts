import type { GearType, TransportType } from '@showroom/domain/dictionaries';
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

function engineShort(type: TransportType, { engine: [fuel, volume, power] }: Printed): string {
  if (fuel === 'none') return '';
  if (fuel === 'electro') return `${power} л.с.`;
  return type === 'cars' || type === 'commercial' ? (volume / 1000).toFixed(1) : `${volume} см³`;
}

/** Engine, gearbox, drive and trim in one line: `2.5 AT 4WD Prestige`, `204 л.с. Design`, `689 см³ MT Standard`. */
export function printModification(type: TransportType, version: Printed): string {
  const fourWheels =
    type === 'cars' || (type === 'commercial' && version.body !== 'truck' && version.body !== 'semi-trailer');
  return [
    engineShort(type, version),
    gearShort[version.gear],
    fourWheels && version.drive === 'full' ? '4WD' : '',
    version.trim,
  ]
    .filter(Boolean)
    .join(' ');
}
