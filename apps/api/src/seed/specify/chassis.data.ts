// biome-ignore-all format: dense table of facts
/** What kind of chassis a lorry is: wheel formula, gross weight in kg, what it carries. */
export type Chassis = readonly [wheels: string, gross: number, use: 'tractor' | 'tipper' | 'flatbed' | 'chassis'];

/** Lorries by model. A tractor's gross weight is its own; the road train's is told by the load on the fifth wheel. */
export const chassisOf: Readonly<Record<string, Chassis>> = {
  'faw/tiger-v': ['4×2', 7_500, 'chassis'], 'faw/j6p': ['4×2', 18_000, 'tractor'], 'faw/j7': ['4×2', 18_000, 'tractor'], 'dongfeng/gx': ['4×2', 18_000, 'tractor'],
  'mercedes-benz/actros': ['4×2', 18_000, 'tractor'], 'volvo/fh': ['4×2', 18_000, 'tractor'], 'volvo/fm': ['4×2', 18_000, 'tractor'], 'volvo/fmx': ['6×4', 33_000, 'tipper'],
  'kamaz/4308': ['4×2', 11_900, 'chassis'], 'kamaz/43118': ['6×6', 21_600, 'flatbed'], 'kamaz/5490-neo': ['4×2', 18_600, 'tractor'], 'kamaz/54901': ['4×2', 19_000, 'tractor'], 'kamaz/65115': ['6×4', 25_200, 'tipper'],
  'kamaz/6520': ['6×4', 33_100, 'tipper'], 'kamaz/6595': ['6×4', 41_000, 'tipper'], 'kamaz/kompas-9': ['4×2', 8_700, 'chassis'], 'kamaz/kompas-12': ['4×2', 11_990, 'chassis'],
  'ural-trucks/next-4320': ['6×6', 22_500, 'flatbed'], 'ural-trucks/c35510': ['6×4', 33_500, 'chassis'], 'maz/4371': ['4×2', 12_500, 'chassis'], 'maz/5440': ['4×2', 18_000, 'tractor'], 'maz/6501': ['6×4', 33_500, 'tipper'],
  'iveco/stralis': ['4×2', 18_000, 'tractor'], 'isuzu/forward': ['4×2', 18_000, 'chassis'], 'foton/aumark-s': ['4×2', 11_990, 'chassis'], 'foton/auman-est': ['4×2', 18_000, 'tractor'],
  'sitrak/c7h': ['4×2', 18_000, 'tractor'], 'sitrak/c7h-6x4': ['6×4', 33_000, 'tipper'], 'sitrak/g7s': ['4×2', 18_000, 'tractor'], 'shacman/x3000': ['6×4', 33_000, 'tipper'], 'shacman/x5000': ['4×2', 18_000, 'tractor'],
  'shacman/x6000': ['4×2', 18_000, 'tractor'], 'howo/t5g': ['4×2', 18_000, 'tractor'], 'howo/tx': ['6×4', 33_000, 'tipper'], 'howo/a7': ['4×2', 18_000, 'tractor'], 'scania/p-series': ['4×2', 18_000, 'chassis'],
  'scania/g-series': ['4×2', 18_000, 'tractor'], 'scania/r-series': ['4×2', 18_000, 'tractor'], 'scania/s-series': ['4×2', 18_000, 'tractor'], 'daf/cf': ['4×2', 18_000, 'tractor'], 'daf/xf': ['4×2', 18_000, 'tractor'],
  'man/tgs': ['6×4', 33_000, 'tipper'], 'man/tgx': ['4×2', 18_000, 'tractor'], 'gaz/valdai-next': ['4×2', 7_400, 'flatbed'], 'gaz/gazon-next': ['4×2', 8_700, 'flatbed'], 'gaz/sadko-next': ['4×4', 6_900, 'flatbed'],
  'hyundai/hd78': ['4×2', 7_800, 'chassis'], 'hyundai/mighty': ['4×2', 9_600, 'chassis'], 'jac/n56': ['4×2', 5_700, 'flatbed'], 'jac/n90': ['4×2', 8_700, 'chassis'], 'jac/n120': ['4×2', 11_995, 'chassis'], 'dongfeng/captain-t': ['4×2', 7_500, 'flatbed'], 'lada/vis-2349': ['4×2', 1_860, 'flatbed'],
};

/** kg laden of versions that are named after it, or that weigh otherwise than the rest of their model. */
export const grossOfTrims: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'isuzu/elf': { '3.5': 3_500, '7.5': 7_500, '9.5': 9_500 }, 'isuzu/forward': { '12.0': 12_000, '18.0': 18_000 }, 'iveco/daily': { '35C15': 3_500, '50C15': 5_200, '70C15': 7_200 },
  'hyundai/mighty': { EX6: 6_500, EX8: 8_500, EX9: 9_600 }, 'dongfeng/captain-t': { C35: 3_500, C80: 8_000, C120: 11_990 }, 'foton/aumark-s': { S85: 8_500, S100: 9_990, S120: 11_990 },
};

/** Small lorries of their own size: mm of length, width, height and wheelbase, kg empty and laden, mm of the bed. By model, version or seats. */
export type SmallLorry = readonly [length: number, width: number, height: number, wheelbase: number, kerb: number, gross: number, bed: readonly [length: number, width: number]];
export const smallLorries: Readonly<Record<string, SmallLorry>> = {
  'hyundai/porter-ii': [5_120, 1_740, 1_970, 2_640, 1_790, 2_800, [2_785, 1_630]],
  'gaz/gazelle-next': [5_630, 2_066, 2_137, 3_145, 2_060, 3_500, [3_090, 1_980]], 'gaz/gazelle-nn': [5_630, 2_066, 2_137, 3_145, 2_080, 3_500, [3_090, 1_980]], 'gaz/gazelle-e-nn': [5_630, 2_066, 2_137, 3_145, 2_400, 3_500, [3_090, 1_980]],
  'gaz/sobol-nn': [4_880, 2_066, 2_150, 2_760, 1_930, 2_900, [2_340, 1_980]],
  'kia/bongo-iii': [5_115, 1_740, 1_970, 2_615, 1_790, 2_800, [2_810, 1_630]], 'kia/bongo-iii L': [4_825, 1_740, 1_970, 2_415, 1_700, 2_700, [2_750, 1_630]],
  'uaz/sgr-bort': [4_500, 1_990, 2_100, 2_550, 1_845, 3_070, [2_600, 1_870]], 'uaz/sgr-bort 5': [4_820, 1_990, 2_100, 2_550, 1_995, 3_070, [2_030, 1_870]],
  'volkswagen/transporter-kasten': [5_100, 1_994, 1_948, 3_000, 1_750, 2_800, [2_540, 1_940]], 'volkswagen/transporter-kasten 5': [5_500, 1_994, 1_960, 3_400, 1_950, 3_000, [2_170, 1_940]],
};

/** Words of a trim that say the use better than the model does. */
export const useOfTrim: readonly (readonly [RegExp, Chassis[2]])[] = [[/тягач/i, 'tractor'], [/самосвал/i, 'tipper'], [/шасси/i, 'chassis'], [/бортов|фермер/i, 'flatbed']];
