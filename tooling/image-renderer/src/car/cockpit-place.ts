import { curve } from '../mesh/curve.ts';
import type { CarSpec } from './car-spec.ts';
/** Where the parts of a cockpit stand; a lorry's cab uses the same parts. */
export type CockpitPlace = {
  cowl: number;
  belt: number;
  half: number;
  hip: number;
  seatX: number;
  header: number;
  head: number;
};

export function carCockpitPlace(c: CarSpec): CockpitPlace {
  const belt = curve(c.edge)(c.cabin.cowl + 0.6) + 0.0;
  const head = curve(c.cabin.roof)((c.cabin.header + c.cabin.rearHeader) / 2);
  const hip = Math.min(belt - 0.36, head - 0.98);
  return {
    cowl: c.cabin.cowl,
    belt,
    half: c.half,
    hip,
    seatX: c.cabin.cowl + 1.06,
    header: c.cabin.header,
    head: curve(c.cabin.roof)(c.cabin.header) - 0.03,
  };
}
