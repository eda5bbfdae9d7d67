// biome-ignore-all format: dense table of facts

/** mm of length, width, height, wheelbase, clearance and seat, litres, kg ready to ride, N·m, km/h, tyres; by their makers. */
export type OwnMotorcycle = readonly [
  length: number, width: number, height: number, wheelbase: number, clearance: number, seat: number,
  tank: number, kg: number, torque: number, speed: number, tyres: string, rear: string,
];

/** What a class cannot tell: boxers, cruisers and roadsters on three wheels, each of them of its own size. */
export const ownMotorcycles: Readonly<Record<string, OwnMotorcycle>> = {
  'bmw/r-1250-gs': [2207, 953, 1430, 1525, 190, 850, 20, 249, 143, 210, '120/70 R19', '170/60 R17'],
  'bmw/r-1300-gs': [2212, 1000, 1406, 1518, 190, 850, 19, 237, 149, 225, '120/70 R19', '170/60 R17'],
  'bmw/r-ninet': [2110, 870, 1100, 1497, 135, 803, 17, 221, 116, 215, '120/70 ZR17', '180/55 ZR17'],
  'bmw/r-18': [2440, 964, 1232, 1731, 120, 690, 16, 345, 158, 180, '120/70 R19', '180/65 B16'],
  'harley-davidson/fat-boy': [2370, 985, 1095, 1665, 115, 675, 18.9, 317, 155, 180, '160/60 R18', '240/40 R18'],
  'harley-davidson/road-king': [2450, 960, 1400, 1625, 135, 715, 22.7, 379, 150, 175, '130/80 B17', '180/65 B16'],
  'harley-davidson/nightster': [2250, 835, 1105, 1545, 110, 705, 11.7, 221, 95, 190, '100/90-19', '150/80 B16'],
  'harley-davidson/sportster-s': [2270, 843, 1089, 1520, 93, 755, 11.8, 228, 125, 220, '160/70 R17', '180/70 R16'],
  'harley-davidson/sportster-883': [2185, 830, 1080, 1515, 140, 735, 12.5, 256, 68, 170, '100/90 B19', '150/80 B16'],
  'harley-davidson/pan-america-1250': [2265, 965, 1410, 1580, 210, 850, 21.2, 258, 128, 220, '120/70 R19', '170/60 R17'],
  'harley-davidson/tri-glide': [2670, 1390, 1430, 1670, 125, 735, 22.7, 564, 160, 175, '130/60 B19', '205/65 R15'],
  'honda/rebel-500': [2205, 820, 1090, 1490, 125, 690, 11.2, 191, 43, 155, '130/90-16', '150/80-16'],
  'honda/rebel-1100': [2240, 850, 1115, 1520, 120, 700, 13.6, 223, 98, 180, '130/70 B18', '180/65 B16'],
  'suzuki/boulevard-m109r': [2480, 875, 1185, 1710, 130, 705, 19.5, 347, 160, 220, '130/70 R18', '240/40 R18'],
  'kawasaki/vulcan-s': [2310, 880, 1100, 1575, 130, 705, 14, 228, 63, 180, '120/70 R18', '160/60 R17'],
  'royal-enfield/meteor-350': [2140, 845, 1140, 1400, 170, 765, 15, 191, 27, 115, '100/90-19', '140/70-17'],
  'bajaj/avenger-220': [2210, 806, 1142, 1490, 169, 737, 13, 163, 17.5, 120, '90/90-17', '130/90-15'],
  'triumph/rocket-3': [2365, 920, 1125, 1677, 125, 773, 18, 304, 221, 220, '150/80 R17', '240/50 R16'],
  'can-am/ryker-600': [2352, 1509, 1062, 1709, 110, 599, 20, 290, 50, 150, '145/60 R16', '205/45 R16'],
  'can-am/ryker-900': [2352, 1509, 1062, 1709, 110, 599, 20, 300, 79, 180, '145/60 R16', '205/45 R16'],
  'can-am/spyder-f3': [2642, 1497, 1099, 1709, 115, 675, 27, 430, 130, 200, '165/55 R15', '225/50 R15'],
  'can-am/spyder-rt': [2833, 1554, 1436, 1714, 115, 755, 26.5, 490, 130, 190, '165/55 R15', '225/50 R15'],
};

/** mm of length, width, height, wheelbase and clearance, litres, kg; what a second row adds in mm and kg; km/h, tyres. */
export type OwnSideBySide = readonly [
  length: number, width: number, height: number, wheelbase: number, clearance: number, tank: number, kg: number,
  row: readonly [mm: number, kg: number], speed: number, tyres: string, rear: string,
];

/** Side-by-sides by their makers. */
export const ownSideBySides: Readonly<Record<string, OwnSideBySide>> = {
  'polaris/rzr-xp-1000': [3020, 1626, 1874, 2286, 343, 36, 670, [690, 105], 125, '29x9-14', '29x11-14'],
  'polaris/ranger-xp-1000': [3050, 1588, 1960, 2060, 330, 43, 735, [760, 125], 105, '27x9-14', '27x11-14'],
  'can-am/maverick-x3': [3345, 1831, 1704, 2591, 381, 40, 720, [760, 95], 135, '30x10-14', '30x10-14'],
  'can-am/traxter-hd10': [3084, 1626, 1930, 2080, 305, 40, 680, [840, 130], 110, '27x9-14', '27x11-14'],
  'cfmoto/zforce-1000': [2870, 1510, 1830, 2040, 280, 36, 620, [750, 90], 115, '27x9-14', '27x11-14'],
  'cfmoto/uforce-1000': [2950, 1590, 1920, 2050, 290, 40, 690, [760, 110], 90, '27x9-14', '27x11-14'],
};
