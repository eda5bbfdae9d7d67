// biome-ignore-all format: dense table of facts
import type { GoodsBrandCode } from './brands.data.ts';

const cheap = [
  'srtk', 'rezkon', 'autofamily', 'norplast', 'carfort', 'autoprofi', 'airline', 'lux', 'yuago', 'aragon', 'leader', 'siger',
  'happyBaby', 'navitel', 'interpower', 'ural', 'ibox', 'kachok', 'viatti', 'cordiant', 'kama', 'triangle', 'formula', 'sailun',
  'iFree', 'skad', 'trebl', 'magnetto', 'heyner', 'lukoil', 'gazprom', 'rolf', 'sintec', 'takayama', 'felix', 'tosol',
  'rosdot', 'grass', 'lavr', 'runway', 'gleid', 'liquiIce', 'ecos', 'yarpojinvest', 'fest', 'ombra', 'delo', 'matrix',
  'bigFilter', 'nevsky', 'sakura', 'era', 'luzar', 'startvolt', 'alca', 'narva', 'akom', 'tyumen', 'titan', 'medalist',
  'optima', 'polcar', 'xyg', 'depo', 'febest', 'ctr',
] as const satisfies readonly GoodsBrandCode[];
const dear = [
  'weathertech', 'thule', 'yakima', 'westfalia', 'cybex', 'maxiCosi', 'britax', 'recaro', 'alpine', 'hertz', 'michelin', 'continental',
  'pirelli', 'bridgestone', 'nokian', 'goodyear', 'mcgard', 'motul', 'liqui', 'ravenol', 'koch', 'shoei', 'agv', 'alpinestars',
  'dainese', 'givi', 'jonnesway', 'mann', 'mahle', 'hengst', 'ngk', 'denso', 'brembo', 'bilstein', 'lemforder', 'varta',
  'philips', 'osram', 'koito', 'hella', 'behr', 'luk', 'sachs', 'zimmermann', 'otto', 'autostekloBor',
] as const satisfies readonly GoodsBrandCode[];

/** Where a maker stands between the cheapest and the dearest of a kind, 0 to 1; who is not here stands at 0.3. */
export const brandLevels: Readonly<Record<string, number>> = {
  ...Object.fromEntries(cheap.map((code) => [code, 0])),
  ...Object.fromEntries(dear.map((code) => [code, 0.75])),
};
