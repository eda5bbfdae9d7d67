// biome-ignore-all format: dense table of facts
/** mm of length, width, height and wheelbase, kg laden; of the space behind a partition its mm and m³. */
export type VanFigures = readonly [
  length: number, width: number, height: number, wheelbase: number, gross: number,
  cargo?: readonly [length: number, width: number, height: number, volume: number],
];

/** The large vans of three makers that are one. */
const large: Readonly<Record<string, VanFigures>> = {
  L2H2: [5413, 2050, 2522, 3450, 3500, [3120, 1870, 1932, 11.5]], L3H2: [5998, 2050, 2522, 4035, 3500, [3705, 1870, 1932, 13]],
  L4H3: [6363, 2050, 2760, 4035, 3500, [4070, 1870, 2172, 17]],
};
const ofThem = (address: string) => Object.entries(large).map(([trim, figures]): [string, VanFigures] => [`${address} ${trim}`, figures]);
const gazelle: VanFigures = [6157, 2068, 2753, 3745, 3500, [3631, 1860, 1927, 13.5]];
const jumpy: VanFigures = [4959, 1920, 1895, 3275, 2800, [2512, 1628, 1397, 5.3]];

/** Vans and microbuses whose size their class does not tell, by model, or by model and version. */
export const vanFigures: Readonly<Record<string, VanFigures>> = {
  'ford/transit-custom': [4972, 1986, 2020, 2933, 3140, [2555, 1775, 1406, 6]], 'ford/transit-custom-kombi': [4972, 1986, 2020, 2933, 3140],
  'mercedes-benz/vito': [5140, 1928, 1910, 3200, 3050, [2680, 1685, 1391, 6]], 'mercedes-benz/vito-tourer': [5140, 1928, 1910, 3200, 3050],
  'volkswagen/transporter-kasten': [4904, 1904, 1990, 3000, 2800, [2572, 1700, 1410, 5.8]], 'hyundai/h-1-cargo': [5125, 1920, 1935, 3200, 3030, [2375, 1620, 1350, 4.8]],
  'peugeot/expert': jumpy, 'citroen/jumpy': jumpy, 'peugeot/expert-combi': [4959, 1920, 1895, 3275, 2900], 'citroen/jumpy-combi': [4959, 1920, 1895, 3275, 2900], 'citroen/jumpy-combi Business XL': [5309, 1920, 1935, 3275, 3000],
  ...Object.fromEntries([...ofThem('peugeot/boxer'), ...ofThem('citroen/jumper'), ...ofThem('fiat/ducato')]),
  'renault/master L1H1': [5075, 2070, 2307, 3182, 3500, [2583, 1765, 1700, 8]], 'renault/master L2H2': [5575, 2070, 2500, 3682, 3500, [3083, 1765, 1894, 10.3]], 'renault/master L3H2': [6225, 2070, 2490, 4332, 3500, [3733, 1765, 1894, 12.5]],
  'mercedes-benz/sprinter': [5932, 2020, 2620, 3665, 3500, [3375, 1787, 1940, 11]], 'volkswagen/crafter': [5986, 2040, 2590, 3640, 3500, [3450, 1832, 1961, 11.3]],
  'mercedes-benz/sprinter-classic Standard': [5640, 1933, 2570, 3550, 3500, [3265, 1735, 1855, 10.4]], 'mercedes-benz/sprinter-classic Long': [6590, 1933, 2570, 4025, 3500, [4215, 1735, 1855, 13.4]],
  'gaz/gazelle-next': gazelle, 'gaz/gazelle-nn': gazelle, 'gaz/gazelle-e-nn': gazelle, 'gaz/gazelle-business-bus': [5475, 2075, 2200, 2900, 3500], 'gaz/gazelle-business': [5475, 2075, 2200, 2900, 3500, [3140, 1830, 1530, 8.7]],
  'gaz/sobol-business': [4810, 2075, 2200, 2760, 2800, [2460, 1830, 1530, 6.8]], 'gaz/sobol-barguzin': [4810, 2075, 2100, 2760, 2800], 'gaz/sobol-nn': [5050, 2070, 2250, 2760, 3180, [2500, 1830, 1550, 7]], 'gaz/sobol-nn-bus': [5050, 2070, 2250, 2760, 3180],
  'citroen/berlingo-van': [4403, 1848, 1849, 2785, 2000, [1817, 1550, 1200, 3.3]], 'renault/dokker-van': [4363, 1751, 1810, 2810, 1950, [1901, 1370, 1271, 3.3]], 'volkswagen/caddy-kasten': [4500, 1855, 1797, 2755, 2250, [1797, 1613, 1272, 3.1]],
  'lada/largus-van': [4470, 1750, 1650, 2905, 2020, [1900, 1340, 1000, 2.5]], 'lada/vis-2349': [4700, 1700, 1900, 2900, 1860, [1900, 1400, 1200, 3.2]],
  'uaz/sgr-combi': [4390, 1940, 2064, 2300, 2830, [1700, 1500, 1300, 3]], 'uaz/sgr-bus': [4390, 1940, 2101, 2300, 2830],
};
