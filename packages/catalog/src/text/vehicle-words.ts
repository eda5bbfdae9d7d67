import { driveTypes, type EngineType, gearTypes } from '@showroom/domain/dictionaries';
import { formatInteger, formatVolume } from '@showroom/domain/text';
import type { VehicleCard } from '@showroom/domain/vehicle';

const nbsp = '\u00a0';

/** Address of a vehicle's page. */
export const vehicleHref = (id: number): string => `/catalog/${id}/`;

/** `Toyota Camry 2.5 AT Prestige`. */
export function vehicleTitle({
  mark,
  model,
  modification,
}: Pick<VehicleCard, 'mark' | 'model' | 'modification'>): string {
  return [mark.name, model.name, modification].filter(Boolean).join(' ');
}

/** Litres for cars, cubic centimetres below a litre as motorcyclists count; '' for electric engines and trailers. */
export function volumeWords(cubicCentimetres: number): string {
  if (cubicCentimetres === 0) return '';
  return cubicCentimetres < 1000 ? `${cubicCentimetres}${nbsp}см³` : formatVolume(cubicCentimetres);
}

const told: Partial<Record<EngineType, string>> = { diesel: 'дизель', hybrid: 'гибрид', gas: 'газ' };

/** `2,5 л, 200 л.с.`, `2,2 л дизель, 200 л.с.`; an electric one says so; '' for a trailer. */
export function engineWords({
  engineType,
  engineVolume,
  power,
}: Pick<VehicleCard, 'engineType' | 'engineVolume' | 'power'>): string {
  if (engineType === 'none') return '';
  const fuel = told[engineType] ?? '';
  const volume = [volumeWords(engineVolume), fuel].filter(Boolean).join(nbsp);
  return [engineType === 'electro' ? 'электро' : volume, power > 0 ? `${power}${nbsp}л.с.` : '']
    .filter(Boolean)
    .join(', ');
}

/** `45 000 км`. */
export const mileageWords = (km: number): string => `${formatInteger(km)}${nbsp}км`;

/** The one quiet line of a card: year · mileage · engine · drive. A new vehicle shows its gearbox in place of mileage. */
export function cardLine(vehicle: VehicleCard): string {
  const { condition, gearType, driveType } = vehicle;
  const gear = gearType === 'none' || gearType === 'reducer' ? '' : gearTypes[gearType].toLowerCase();
  const drive = driveType === 'none' ? '' : driveTypes[driveType].toLowerCase();
  const middle =
    condition === 'used' ? [mileageWords(vehicle.mileageKm), engineWords(vehicle)] : [engineWords(vehicle), gear];
  return [String(vehicle.year), ...middle, drive].filter(Boolean).join(`${nbsp}· `);
}
