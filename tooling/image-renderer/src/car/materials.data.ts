import type { Material } from '../mesh/scene.ts';

const grey = (x: number): [number, number, number] => [x, x, x];

/** What cars are made of. */
export const materials = {
  paint: { albedo: grey(0.5), paint: 1, gloss: 0.09, rough: 0, lining: 0.018 },
  paintLined: { albedo: grey(0.5), paint: 1, gloss: 0.075, rough: 0, lining: 0.32 },
  paintPart: { albedo: grey(0.5), paint: 1, gloss: 0.09, rough: 0 },
  glass: { albedo: grey(0), paint: 0, gloss: 0.08, rough: 0, glass: 0.2 },
  privacy: { albedo: grey(0), paint: 0, gloss: 0.08, rough: 0, glass: 0.1 },
  clearGlass: { albedo: grey(0), paint: 0, gloss: 0.02, rough: 0, glass: 0.86 },
  blackGloss: { albedo: grey(0.008), paint: 0, gloss: 0.06, rough: 0 },
  plastic: { albedo: grey(0.022), paint: 0, gloss: 0.035, rough: 0.7 },
  rubber: { albedo: grey(0.012), paint: 0, gloss: 0.03, rough: 0.8 },
  well: { albedo: grey(0.006), paint: 0, gloss: 0, rough: 1, shelter: 0.25 },
  chrome: { albedo: [0.92, 0.93, 0.95], paint: 0, gloss: 0.9, rough: 0.05, metal: true },
  satinSilver: { albedo: [0.78, 0.79, 0.81], paint: 0, gloss: 0.75, rough: 0.3, metal: true },
  alloyFace: { albedo: [0.62, 0.63, 0.65], paint: 0, gloss: 0.25, rough: 0.35 },
  alloyDark: { albedo: grey(0.035), paint: 0, gloss: 0.06, rough: 0.25, shelter: 0.8 },
  barrel: { albedo: grey(0.05), paint: 0, gloss: 0.08, rough: 0.4, shelter: 0.4 },
  brake: { albedo: grey(0.35), paint: 0, gloss: 0.4, rough: 0.4, shelter: 0.5, metal: true },
  lamp: { albedo: [0.95, 0.97, 1], paint: 0, gloss: 0.1, rough: 0, emit: 0.45 },
  lampRed: { albedo: [0.75, 0.02, 0.03], paint: 0, gloss: 0.1, rough: 0, emit: 0.35 },
  lampRedDull: { albedo: [0.55, 0.03, 0.03], paint: 0, gloss: 0.05, rough: 0.2 },
  amber: { albedo: [0.8, 0.3, 0.03], paint: 0, gloss: 0.1, rough: 0.1, emit: 0.1 },
  gold: { albedo: [0.83, 0.6, 0.28], paint: 0, gloss: 0.8, rough: 0.2, metal: true },
  hull: { albedo: grey(0.78), paint: 0, gloss: 0.06, rough: 0 },
  plate: { albedo: grey(0.75), paint: 0, gloss: 0.04, rough: 0.4 },
  screen: { albedo: grey(0), paint: 0, gloss: 0.06, rough: 0, glass: 0.55 },
  caliper: { albedo: grey(0.06), paint: 0, gloss: 0.05, rough: 0.2, shelter: 0.7 },
  leather: { albedo: [0.035, 0.033, 0.032], paint: 0, gloss: 0.03, rough: 0.7, shelter: 0.75 },
  leatherLight: { albedo: [0.3, 0.26, 0.21], paint: 0, gloss: 0.03, rough: 0.7, shelter: 0.7 },
  cloth: { albedo: [0.4, 0.39, 0.37], paint: 0, gloss: 0.01, rough: 1, shelter: 0.75 },
  trim: { albedo: grey(0.02), paint: 0, gloss: 0.02, rough: 0.9, shelter: 0.6 },
  steel: { albedo: grey(0.3), paint: 0, gloss: 0.3, rough: 0.4, metal: true },
  darkSteel: { albedo: grey(0.08), paint: 0, gloss: 0.12, rough: 0.4 },
} as const satisfies Record<string, Material>;
