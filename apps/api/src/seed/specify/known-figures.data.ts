// biome-ignore-all format: dense table of facts
import type { CarFigures } from './car-figures.data.ts';

/** Sizes of the model as it is made now, by its maker: all seven of `CarFigures`, or the first four where the rest follows from the class. */
export const knownFigures: Readonly<Record<string, CarFigures | readonly [number, number, number, number]>> = {
  'lada/granta': [4268, 1700, 1500, 2476, 180, 520, 50], 'lada/vesta': [4410, 1764, 1497, 2635, 178, 480, 55], 'lada/vesta-sw': [4410, 1764, 1508, 2635, 178, 480, 55],
  'lada/vesta-cross': [4424, 1785, 1526, 2635, 203, 480, 55], 'lada/vesta-sw-cross': [4424, 1785, 1537, 2635, 203, 480, 55], 'lada/largus': [4470, 1750, 1670, 2905, 145, 560, 50],
  'lada/largus-cross': [4470, 1756, 1682, 2905, 170, 560, 50], 'lada/niva-legend': [3740, 1680, 1640, 2200, 200, 265, 42], 'lada/xray': [4165, 1764, 1570, 2592, 195, 361, 50],
  'uaz/patriot': [4785, 1900, 2005, 2760, 210, 1130, 68], 'uaz/hunter': [4100, 1730, 2025, 2380],
  'haval/jolion': [4472, 1841, 1574, 2700, 190, 337, 55], 'haval/f7': [4620, 1846, 1690, 2725], 'haval/f7x': [4615, 1846, 1655, 2725], 'haval/dargo': [4620, 1890, 1780, 2738],
  'haval/dargo-x': [4620, 1890, 1780, 2738], 'haval/h9': [4950, 1976, 1930, 2850], 'tank/300': [4760, 1930, 1903, 2750], 'tank/500': [5078, 1934, 1905, 2850],
  'chery/tiggo-7-pro-max': [4513, 1862, 1696, 2670], 'chery/tiggo-8-pro-max': [4720, 1860, 1705, 2710], 'omoda/c5': [4400, 1830, 1588, 2630], 'jaecoo/j7': [4500, 1865, 1680, 2672],
  'jaecoo/j8': [4820, 1930, 1710, 2820], 'exeed/txl': [4780, 1885, 1706, 2800], 'exeed/lx': [4533, 1848, 1699, 2670], 'exeed/vx': [4970, 1940, 1795, 2900],
  'geely/monjaro': [4770, 1895, 1689, 2845], 'geely/coolray': [4330, 1800, 1609, 2600, 196, 330, 45], 'belgee/x50': [4330, 1800, 1609, 2600, 196, 330, 45], 'geely/atlas': [4670, 1900, 1705, 2777],
  'geely/emgrand': [4638, 1820, 1460, 2650], 'belgee/s50': [4638, 1820, 1460, 2650], 'geely/preface': [4785, 1869, 1469, 2800], 'belgee/x70': [4519, 1831, 1694, 2670],
  'lixiang/l6': [4925, 1960, 1735, 2920], 'lixiang/l7': [5050, 1995, 1750, 3005], 'lixiang/l8': [5080, 1995, 1800, 3005], 'lixiang/l9': [5218, 1998, 1800, 3105], 'zeekr/001': [4970, 1999, 1560, 3005],
  'zeekr/x': [4432, 1836, 1566, 2750], 'changan/uni-k': [4865, 1948, 1690, 2890], 'toyota/camry': [4885, 1840, 1445, 2825, 145, 493, 60], 'toyota/corolla': [4630, 1780, 1435, 2700, 150, 470, 50],
  'toyota/rav4': [4600, 1855, 1685, 2690, 195, 580, 55], 'toyota/highlander': [4965, 1930, 1755, 2850], 'bmw/x5': [4935, 2004, 1765, 2975, 214, 650, 83], 'bmw/3-series': [4709, 1827, 1442, 2851, 136, 480, 59],
  'mercedes-benz/c-class': [4751, 1820, 1438, 2865], 'skoda/octavia': [4689, 1829, 1470, 2686], 'skoda/kodiaq': [4697, 1882, 1681, 2791], 'skoda/karoq': [4382, 1841, 1603, 2638], 'skoda/rapid': [4483, 1706, 1461, 2602, 170, 530, 55],
  'skoda/superb': [4869, 1864, 1469, 2841, 149, 625, 66], 'kia/rio': [4420, 1740, 1470, 2600, 160, 480, 50], 'hyundai/solaris': [4405, 1729, 1470, 2600, 160, 480, 50], 'solaris/hs': [4405, 1729, 1470, 2600, 160, 480, 50],
  'solaris/hc': [4300, 1790, 1635, 2610], 'hyundai/creta': [4300, 1790, 1635, 2610], 'kia/cerato': [4640, 1800, 1450, 2700, 150, 502, 50], 'mazda/cx-5': [4550, 1840, 1680, 2700], 'mazda/cx-30': [4395, 1795, 1540, 2655],
  'suzuki/jimny': [3645, 1645, 1720, 2250, 210, 85, 40], 'suzuki/vitara': [4175, 1775, 1610, 2500, 185, 375, 47], 'tesla/model-y': [4751, 1921, 1624, 2890, 167, 854, 0], 'tesla/model-3': [4694, 1849, 1443, 2875],
  'volvo/ex30': [4233, 1837, 1549, 2650], 'volvo/xc60': [4688, 1902, 1658, 2865], 'volvo/xc90': [4953, 1923, 1776, 2984], 'land-rover/range-rover-evoque': [4371, 1904, 1649, 2681], 'lexus/es': [4975, 1865, 1445, 2870],
  'rolls-royce/phantom': [5762, 2018, 1646, 3552], 'volkswagen/tiguan': [4509, 1839, 1673, 2677], 'tesla/cybertruck': [5683, 2032, 1790, 3807], 'volkswagen/id-3': [4261, 1809, 1568, 2765],
};
