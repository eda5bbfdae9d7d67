// biome-ignore-all format: dense table of facts
/** kWh of the battery with which a model goes as far as its facts say; one that is not here is reckoned from its class. */
export const batteries: Readonly<Record<string, number>> = {
  'moskvich/3e': 66, 'evolute/i-pro': 53, 'evolute/i-joy': 54, 'jaecoo/j6': 66, 'icar/03': 70, 'icar/v23': 82, 'geely/ex5': 60, 'geely/galaxy-e8': 76,
  'zeekr/001': 100, 'zeekr/007': 75, 'zeekr/009': 140, 'zeekr/x': 66, 'zeekr/7x': 100, 'zeekr/mix': 102, 'hongqi/e-hs9': 120, 'hongqi/eh7': 111, 'ora/03': 48, 'ora/good-cat': 59, 'ora/lightning-cat': 84,
  'deepal/s05': 56, 'deepal/s07': 67, 'deepal/l07': 67, 'deepal/sl03': 80, 'avatr/06': 73, 'avatr/07': 82, 'avatr/11': 117, 'avatr/12': 95,
  'voyah/courage': 80, 'voyah/dream': 109, 'voyah/free': 106, 'voyah/passion': 109, 'm-hero/i': 143, 'aito/m5': 80, 'aito/m9': 100, 'skywell/et5': 72,
  'lixiang/mega': 103, 'lixiang/i8': 98, 'lixiang/i6': 87, 'luxeed/s7': 100, 'luxeed/r7': 100, 'xiaomi/su7': 94, 'xiaomi/yu7': 96,
  'byd/han': 85, 'byd/tang': 109, 'byd/seal': 83, 'byd/dolphin': 45, 'byd/seagull': 39, 'byd/yuan-plus': 60, 'byd/yuan-up': 45, 'byd/song-plus': 87, 'byd/song-l': 87, 'byd/qin': 57,
  'denza/d9': 103, 'denza/n7': 91, 'denza/z9': 100, 'xpeng/g3': 66, 'xpeng/g6': 88, 'xpeng/g7': 81, 'xpeng/g9': 93, 'xpeng/p7': 92, 'xpeng/p5': 66, 'xpeng/p7-plus': 76, 'xpeng/x9': 105, 'xpeng/mona-m03': 62,
  'nio/ec6': 100, 'nio/es6': 100, 'nio/es8': 100, 'nio/et5': 100, 'nio/et7': 100, 'leapmotor/b10': 67, 'leapmotor/c01': 90, 'leapmotor/c10': 70, 'leapmotor/c11': 82, 'leapmotor/c16': 68, 'leapmotor/t03': 41,
  'lexus/ux': 54, 'nissan/leaf': 40, 'hyundai/ioniq-5': 73, 'hyundai/ioniq-6': 77, 'hyundai/kona': 65, 'kia/ev6': 77, 'kia/ev5': 64, 'kia/ev9': 100, 'kia/niro': 65, 'genesis/gv60': 77, 'genesis/gv70': 77, 'kgm/torres': 73,
  'bmw/i3': 42, 'bmw/i4': 84, 'bmw/i5': 84, 'bmw/i7': 106, 'bmw/ix': 112, 'bmw/ix3': 108, 'mercedes-benz/cla': 85, 'mercedes-benz/g-class': 116, 'mercedes-benz/eqa': 71, 'mercedes-benz/eqc': 80, 'mercedes-benz/eqe': 91, 'mercedes-benz/eqs': 108,
  'audi/e-tron': 95, 'audi/q8-e-tron': 114, 'audi/q4-e-tron': 82, 'audi/e-tron-gt': 105, 'volkswagen/id-3': 79, 'volkswagen/id-4': 82, 'volkswagen/id-6': 85, 'porsche/macan': 100, 'porsche/taycan': 105,
  'opel/corsa': 50, 'smart/fortwo': 18, 'smart/1': 66, 'smart/3': 66, 'skoda/enyaq': 82, 'renault/zoe': 52, 'peugeot/208': 50, 'peugeot/2008': 50, 'ds/3-crossback': 50,
  'volvo/xc40': 78, 'volvo/ex30': 69, 'volvo/ex90': 111, 'volvo/c40': 82, 'polestar/2': 82, 'polestar/3': 111, 'polestar/4': 100, 'jaguar/i-pace': 90, 'mini/hatch': 54, 'mini/countryman': 67, 'rolls-royce/spectre': 102,
  'fiat/500': 42, 'maserati/granturismo': 93, 'ford/mustang-mach-e': 99, 'chevrolet/bolt': 66, 'cadillac/lyriq': 102, 'tesla/model-3': 79, 'tesla/model-y': 79, 'tesla/model-s': 100, 'tesla/model-x': 100, 'tesla/cybertruck': 123,
};

/** A version by its name, or every one by its engine's л.с.; kWh of its battery, and how many km it goes on that. */
export type VersionBattery = readonly [version: string | number, kWh: number, rangeKm: number];

/** Versions that do not have the battery of their model: a Standard Range is no Long Range. The first that fits counts. */
export const versionBatteries: Readonly<Record<string, readonly VersionBattery[]>> = {
  'tesla/model-3': [['Standard Range Plus', 55, 448], ['RWD', 60, 491], ['Performance', 79, 528]], 'tesla/model-y': [['RWD', 60, 455], ['Performance', 79, 514]], 'tesla/cybertruck': [['Cyberbeast', 123, 485]],
  'tesla/model-s': [['75D', 75, 490], [306, 75, 426], [380, 75, 490], ['100D', 100, 632], ['Plaid', 100, 600]], 'tesla/model-x': [['75D', 75, 417], ['100D', 100, 565], ['Plaid', 100, 543]],
  'polestar/2': [['Standard Range', 69, 478], ['Performance', 82, 568]], 'polestar/3': [['Performance', 111, 567]], 'polestar/4': [['Performance', 100, 590]],
  'nissan/leaf': [['e+', 62, 385], [109, 24, 175]], 'renault/zoe': [[88, 22, 210], [92, 41, 300], [108, 41, 300]], 'fiat/500': [[95, 24, 190]], 'ford/mustang-mach-e': [['Select', 76, 440], ['GT', 99, 490]],
  'skoda/enyaq': [['60', 62, 412], ['80', 82, 534], ['85', 82, 566], ['RS', 82, 520]], 'volvo/c40': [[231, 69, 437], [238, 69, 476], [408, 82, 500]],
  'volkswagen/id-3': [[150, 55, 388], ['Pro', 62, 426], ['1st', 62, 420]], 'volkswagen/id-4': [['Pure', 55, 346], ['GTX', 82, 480]], 'volkswagen/id-6': [['Crozz Pure', 63, 460], ['Crozz Prime', 85, 550]],
  'bmw/i4': [[286, 70, 490], [544, 84, 521]], 'bmw/i5': [['M60', 84, 516]], 'bmw/ix': [[326, 77, 425], [408, 100, 602], [523, 112, 630], [619, 112, 566]], 'bmw/ix3': [[286, 80, 460]],
  'audi/e-tron': [[313, 71, 341], [503, 95, 370]], 'audi/q8-e-tron': [[340, 95, 491], [503, 114, 513]], 'audi/e-tron-gt': [[530, 93, 488], [646, 93, 472]], 'porsche/taycan': [[530, 93, 463], ['Turbo S', 105, 630]],
  'hyundai/kona': [[136, 39, 289], [204, 64, 449]], 'hyundai/ioniq-5': [['N', 84, 448]], 'kia/ev6': [[585, 77, 424], [650, 84, 450]], 'genesis/gv60': [['Performance', 77, 430]],
  'xiaomi/su7': [['Standard', 74, 700], ['Pro', 94, 830], ['Max', 101, 800], ['Ultra', 94, 630]], 'xiaomi/yu7': [['Pro', 96, 770], ['Max', 102, 760]],
  'zeekr/001': [['WE', 86, 560], ['FR', 100, 550]], 'zeekr/007': [['AWD', 75, 616], ['Performance', 100, 660]], 'zeekr/7x': [['Core', 75, 605], ['Long Range', 100, 780]], 'zeekr/mix': [['Standard', 76, 550]],
  'byd/seal': [['Elite', 61, 550], ['Performance', 83, 650]], 'byd/song-l': [[204, 71, 550], [517, 87, 602]], 'geely/galaxy-e8': [['Pro', 62, 550], ['Performance', 76, 620]], 'deepal/sl03': [[218, 58, 515]],
  'xpeng/g3': [['Standard', 58, 460]], 'xpeng/g6': [['Pro', 66, 580], ['Performance', 88, 700]], 'xpeng/g9': [['Pro', 78, 570], ['Performance', 93, 680]], 'ora/lightning-cat': [['Performance', 84, 600]],
};
