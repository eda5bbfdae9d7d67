import type { CityCode } from '@showroom/domain/city';

type Point = { latitude: number; longitude: number };

const centres: Readonly<Record<CityCode, Point>> = {
  msk: { latitude: 55.7558, longitude: 37.6173 },
  spb: { latitude: 59.9386, longitude: 30.3141 },
};

/** Farther away than this, km, a city is nobody's own (PD-118). */
const reachKm = 200;
const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, km. */
function distance(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(half(a.latitude, b.latitude) + across));
}

/** The city within reach of a place, the nearer one first; null where there is none. */
export function nearestCity(place: Point): CityCode | null {
  const [nearest] = (Object.keys(centres) as CityCode[])
    .map((code) => ({ code, km: distance(place, centres[code]) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= reachKm ? nearest.code : null;
}
