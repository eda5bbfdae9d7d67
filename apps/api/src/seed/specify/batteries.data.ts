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
