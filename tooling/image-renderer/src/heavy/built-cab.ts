import type { CarSpec } from '../car/car-spec.ts';

/** A cab as one of eight makes builds it: roof, nose, grille and lamps; `share`: of the differences in height, where the cab is low. */
export function builtCab(c: CarSpec, build: number, share = 1): CarSpec {
  const lift = ([0, -0.22, 0.08, -0.1, -0.3, 0.04, -0.16, 0.1][build] ?? 0) * share;
  const wide = [1, 1.15, 0.8, 1.25, 0.9, 0.7, 1.1, 1.2][build] ?? 1;
  const { bottom, top, half } = c.grille;
  const low = (build % 3 === 1 ? 0.22 : build % 3 === 2 ? -0.12 : 0) * share;
  const roof = c.cabin.roof.map(([x, z], i): [number, number] => [x, z + lift * (i === 0 ? 0.2 : 1)]);
  return {
    ...c,
    noseSweep: c.noseSweep * (build % 2 ? 0.6 : 1.1),
    cabin: { ...c.cabin, roof },
    lampZ: c.lampZ + (build % 4 === 3 ? 0.14 : build % 4 === 1 ? 0.05 : 0) * share,
    grille: { bottom: bottom + low, top: top - (build % 4 === 2 ? 0.2 : 0) * share, half: half * wide },
    cladding: build % 4 !== 2,
  };
}
