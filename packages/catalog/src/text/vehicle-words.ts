import { driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { formatInteger, formatVolume } from '@showroom/domain/text';
import type { VehicleCard } from '@showroom/domain/vehicle';

const nbsp = '\u00a0';

/** Address of a vehicle's page. */
export const vehicleHref = (id: number): string => `/catalog/${id}/`;

/** `Toyota Camry 2.5 AT Prestige`. */
export function vehicleTitle({ mark, model, modification }: Pick<VehicleCard, 'mark' | 'model' | 'modification'>): string {
  return [mark.name, model.name, modification].filter(Boolean).join(' ');
}

/** `полный привод`, `цепь`; '' where a vehicle has no drive. */
export function driveWords(drive: VehicleCard['driveType']): string {
  if (drive === 'none') return '';
  const word = driveTypes[drive].toLowerCase();
  return drive === 'front' || drive === 'rear' || drive === 'full' ? `${word} привод` : word;
}

/** Litres for cars, cubic centimetres below a litre as motorcyclists count; '' for electric engines and trailers. */
export function volumeWords(cubicCentimetres: number): string {
  if (cubicCentimetres === 0) return '';
  return cubicCentimetres < 1000 ? `${cubicCentimetres}${nbsp}см³` : formatVolume(cubicCentimetres);
}

/** `2,5 л, 200 л.с.`; an electric one says so; '' for a trailer. */
export function engineWords({ engineType, engineVolume, power }: Pick<VehicleCard, 'engineType' | 'engineVolume' | 'power'>): string {
  if (engineType === 'none') return '';
  const first = engineType === 'electro' ? 'электро' : volumeWords(engineVolume);
  return [first, power > 0 ? `${power}${nbsp}л.с.` : ''].filter(Boolean).join(', ');
}

/** `45 000 км`. */
export const mileageWords = (km: number): string => `${formatInteger(km)}${nbsp}км`;

/** The one quiet line of a card: year · mileage · engine · drive. A new vehicle shows its gearbox in place of mileage. */
export function cardLine(vehicle: VehicleCard): string {
  const used = vehicle.condition === 'used';
  const gear = vehicle.gearType === 'none' || vehicle.gearType === 'reducer' ? '' : gearTypes[vehicle.gearType].toLowerCase();
  const fuel = vehicle.engineType === 'diesel' || vehicle.engineType === 'hybrid' ? engineTypes[vehicle.engineType].toLowerCase() : '';
  const parts = [String(vehicle.year), used ? mileageWords(vehicle.mileageKm) : '', engineWords(vehicle), fuel || (used ? '' : gear), driveWords(vehicle.driveType)];
  return parts.filter(Boolean).join(' · ');
}
