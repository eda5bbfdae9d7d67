// biome-ignore-all format: dense table of facts

/** Lines of roof and bonnet: as most are (`o`); upright tail, flat roof (`h`); a box; an arched (round) roof; a sloping tail. */
export type FormLine = 'o' | 'h' | 'b' | 'r' | 's';

/** Model, its build (grille, lamps, wheels), line, and length, height, clearance in centimetres by its maker. */
type Row = readonly [model: string, build: number, line: FormLine, length: number, height: number, clearance: number];
type ToldForm = { build: number; line: FormLine; length: number; height: number; clearance: number };

const of = (mark: string, rows: readonly Row[]): [string, ToldForm][] =>
  rows.map(([model, build, line, length, height, clearance]) => [`${mark}/${model}`, { build, line, length, height, clearance }]);

/**
 * Forms of off-roaders whose line-up would look alike: one mark's have one face, most of them one size. Of two models that differ by
 * their name alone (Pro, Max) one has another build.
 */
export const formsOfModels: Readonly<Record<string, ToldForm>> = Object.fromEntries([
  ...of('haval', [
    ['jolion', 1, 'r', 447, 157, 19], ['f7', 2, 'o', 462, 169, 19], ['f7x', 4, 's', 462, 166, 19], ['f5', 0, 'r', 447, 164, 17],
    ['h2', 5, 'o', 433, 169, 17], ['h3', 7, 'h', 452, 172, 21], ['h5', 3, 'h', 519, 184, 23], ['h6', 6, 'r', 465, 173, 17],
    ['h7', 1, 'h', 470, 178, 20], ['h8', 0, 'o', 481, 179, 20], ['h9', 2, 'b', 495, 193, 22], ['m6', 0, 'o', 465, 171, 18],
    ['dargo', 3, 'b', 462, 178, 20], ['dargo-x', 6, 'b', 462, 178, 22],
  ]),
  ...of('tank', [
    ['300', 3, 'b', 476, 190, 22], ['400', 1, 'b', 499, 191, 22], ['500', 2, 'h', 508, 191, 22], ['700', 6, 'b', 509, 195, 22],
  ]),
  ...of('geely', [
    ['atlas', 3, 'o', 467, 171, 19], ['atlas-pro', 6, 'o', 455, 170, 19], ['azkarra', 0, 'r', 454, 170, 19],
    ['coolray', 1, 'r', 433, 161, 20], ['cityray', 4, 'o', 451, 164, 18], ['emgrand-x7', 5, 'o', 452, 170, 17],
    ['monjaro', 2, 'r', 477, 169, 21], ['okavango', 7, 'h', 486, 178, 20], ['tugella', 4, 's', 461, 164, 20],
    ['ex5', 3, 'r', 462, 167, 17], ['ex5-em-i', 0, 'o', 474, 169, 17], ['galaxy-l7', 1, 's', 470, 169, 17], ['gs', 6, 'r', 444, 156, 18],
  ]),
  ...of('belgee', [['x50', 1, 'r', 433, 161, 20], ['x70', 2, 'o', 452, 169, 20], ['x80', 7, 'h', 467, 171, 19]]),
  ...of('chery', [
    ['tiggo-2', 0, 'r', 420, 157, 18], ['tiggo-3', 5, 'h', 442, 167, 19], ['tiggo-4', 0, 'o', 432, 166, 19],
    ['tiggo-4-pro', 3, 'o', 434, 166, 19], ['tiggo-5', 1, 'h', 451, 174, 19], ['tiggo-7', 4, 'o', 450, 170, 19],
    ['tiggo-7l', 2, 'r', 455, 170, 19], ['tiggo-7-pro', 1, 'r', 450, 170, 18], ['tiggo-7-pro-max', 6, 'r', 451, 170, 19],
    ['tiggo-7-pro-plug-in-hybrid', 3, 'r', 451, 170, 18], ['tiggo-8', 4, 'h', 470, 175, 19], ['tiggo-8-pro', 2, 'o', 472, 171, 18],
    ['tiggo-8-pro-max', 7, 'o', 472, 171, 19], ['tiggo-8-pro-e-plus', 5, 'o', 472, 170, 17], ['tiggo-9', 1, 'h', 482, 171, 19],
    ['tiggo-t11', 5, 'b', 429, 172, 19],
  ]),
  ...of('exeed', [
    ['lx', 2, 'r', 453, 170, 18], ['rx', 1, 's', 478, 167, 17], ['txl', 3, 'o', 478, 171, 21], ['vx', 4, 'h', 497, 180, 20],
    ['exlantix-et', 6, 'r', 496, 168, 18],
  ]),
  ...of('changan', [
    ['cs35', 5, 'o', 416, 167, 17], ['cs35-plus', 1, 'r', 433, 166, 18], ['cs35-max', 2, 'o', 447, 167, 18],
    ['cs55', 4, 'o', 450, 169, 19], ['cs55-plus', 3, 'r', 452, 168, 20], ['cs75', 0, 'h', 465, 171, 20],
    ['cs75-plus', 2, 'r', 470, 171, 19], ['cs85', 1, 's', 472, 167, 20], ['cs95', 4, 'h', 495, 179, 20], ['cs95-plus', 7, 'h', 495, 180, 20],
    ['uni-k', 6, 'o', 487, 169, 19], ['uni-t', 3, 's', 452, 157, 17], ['uni-s', 1, 'r', 452, 168, 19], ['uni-z', 6, 'h', 470, 168, 19],
    ['x5-plus', 0, 's', 449, 158, 17], ['x7-plus', 5, 'h', 473, 172, 19],
  ]),
  ...of('jaecoo', [['j6', 3, 'b', 441, 172, 20], ['j7', 1, 'h', 450, 168, 20], ['j8', 2, 'h', 482, 171, 21]]),
  ...of('omoda', [['c5', 1, 's', 440, 159, 18], ['c7', 2, 'r', 466, 167, 19], ['c9', 0, 'o', 478, 167, 20]]),
  ...of('jetour', [
    ['dashing', 2, 's', 459, 169, 19], ['x50', 1, 'r', 441, 168, 18], ['x70', 4, 'o', 472, 170, 18], ['x70-plus', 3, 'o', 475, 172, 20],
    ['x90-plus', 6, 'h', 486, 178, 20], ['t1', 7, 'b', 471, 184, 20], ['t2', 3, 'b', 479, 188, 22],
  ]),
  ...of('toyota', [
    ['corolla-cross', 1, 'r', 446, 162, 16], ['rav4', 3, 'o', 460, 169, 20], ['land-cruiser', 2, 'b', 499, 195, 23],
    ['land-cruiser-prado', 4, 'h', 484, 187, 22], ['highlander', 0, 'o', 497, 176, 20], ['fortuner', 7, 'h', 480, 184, 23],
    ['c-hr', 5, 's', 436, 157, 15], ['venza', 2, 'r', 480, 161, 20], ['sequoia', 6, 'h', 529, 193, 25], ['4runner', 3, 'b', 483, 182, 24],
    ['harrier', 1, 's', 474, 166, 19],
  ]),
  ...of('bmw', [
    ['x1', 1, 'h', 445, 160, 18], ['x2', 2, 's', 436, 153, 18], ['x3', 0, 'o', 471, 168, 20], ['x4', 4, 's', 475, 162, 20],
    ['x5', 3, 'o', 494, 177, 21], ['x6', 1, 's', 494, 170, 21], ['x7', 2, 'h', 515, 181, 22], ['xm', 6, 'h', 511, 176, 22],
    ['ix', 6, 'r', 495, 170, 20], ['ix3', 5, 'o', 473, 167, 18],
  ]),
  ...of('mercedes-benz', [
    ['gla', 1, 'r', 441, 161, 16], ['glb', 3, 'h', 464, 166, 18], ['glc', 2, 'o', 466, 164, 18], ['glc-coupe', 1, 's', 473, 160, 18],
    ['gle', 0, 'r', 492, 180, 20], ['gle-coupe', 6, 's', 494, 172, 20], ['gls', 4, 'h', 521, 182, 20], ['maybach-gls', 7, 'h', 521, 184, 20],
    ['gl-class', 5, 'h', 512, 185, 21], ['m-class', 3, 'o', 480, 180, 20], ['glk-class', 2, 'b', 454, 169, 20],
    ['g-class', 0, 'b', 482, 197, 24], ['g-class-amg', 3, 'b', 487, 198, 24], ['eqa', 6, 'r', 446, 162, 16], ['eqc', 5, 'r', 476, 162, 15],
  ]),
  ...of('land-rover', [
    ['defender', 3, 'b', 502, 197, 23], ['discovery', 1, 'h', 496, 189, 21], ['discovery-sport', 5, 'h', 460, 173, 21], ['range-rover', 0, 'h', 505, 187, 22],
    ['range-rover-sport', 2, 'h', 495, 182, 22], ['range-rover-velar', 4, 'r', 480, 168, 21], ['range-rover-evoque', 6, 'r', 437, 165, 21], ['freelander', 7, 'h', 450, 174, 21],
  ]),
  ...of('jeep', [
    ['wrangler', 3, 'b', 488, 185, 25], ['grand-cherokee', 1, 'o', 491, 180, 21], ['cherokee', 5, 'o', 465, 169, 20], ['renegade', 6, 'b', 424, 167, 18],
    ['compass', 2, 'o', 439, 163, 20], ['liberty-patriot', 7, 'b', 441, 167, 20],
  ]),
  ...of('audi', [
    ['q2', 1, 'r', 419, 151, 15], ['q3-sportback', 4, 's', 450, 157, 17], ['q4-e-tron', 6, 'r', 459, 163, 18], ['q8', 2, 's', 499, 171, 20], ['q8-e-tron', 5, 'r', 492, 163, 18],
  ]),
  ...of('porsche', [['cayenne', 1, 'r', 493, 170, 21], ['cayenne-coupe', 4, 's', 493, 168, 21], ['macan', 2, 's', 473, 162, 19]]),
  ...of('genesis', [['gv60', 4, 'r', 452, 158, 16], ['gv70', 1, 'r', 472, 163, 20], ['gv80', 0, 'o', 495, 172, 20], ['gv80-coupe', 2, 's', 497, 171, 20]]),
  ...of('tesla', [['model-y', 1, 's', 475, 162, 17], ['model-x', 2, 's', 506, 168, 18]]),
  ...of('nio', [['ec6', 1, 's', 485, 173, 17]]),
  ...of('xpeng', [['g6', 1, 's', 475, 165, 15], ['g7', 2, 'r', 489, 166, 15]]),
  ...of('avatr', [['11', 1, 's', 488, 160, 16], ['07', 2, 'r', 483, 162, 16]]),
  ...of('lixiang', [['l6', 0, 'o', 493, 174, 17], ['l7', 2, 'o', 505, 175, 18], ['l8', 1, 'h', 508, 180, 18], ['l9', 4, 'h', 522, 180, 18]]),
  ...of('zeekr', [['x', 1, 'r', 443, 157, 17], ['7x', 2, 'r', 479, 165, 17]]),
  ...of('polestar', [['4', 1, 's', 484, 153, 17]]),
  ...of('luxeed', [['r7', 2, 's', 496, 163, 17]]),
  ...of('xiaomi', [['yu7', 1, 's', 500, 160, 16]]),
  ...of('smart', [['1', 1, 'r', 427, 164, 17], ['3', 2, 's', 440, 156, 16]]),
  ...of('kgm', [['actyon', 2, 's', 474, 168, 19], ['torres', 3, 'b', 470, 172, 20], ['rexton', 1, 'h', 485, 183, 20]]),
  ...of('ssangyong', [['actyon', 4, 's', 446, 174, 19]]),
  ...of('renault', [['arkana', 4, 's', 455, 157, 21], ['duster', 3, 'h', 434, 168, 21], ['kaptur', 1, 'r', 433, 161, 20]]),
  ...of('mazda', [['cx-4', 2, 's', 463, 153, 20]]),
  ...of('mitsubishi', [['eclipse-cross', 4, 's', 455, 169, 18], ['pajero-sport', 3, 'h', 483, 184, 22]]),
  ...of('infiniti', [['ex', 1, 'r', 463, 159, 17], ['fx', 2, 'r', 486, 168, 19], ['qx70', 5, 'r', 486, 168, 19], ['qx80', 3, 'h', 534, 193, 23], ['qx56', 6, 'h', 529, 192, 23]]),
  ...of('volkswagen', [['teramont-x', 4, 's', 494, 173, 20], ['teramont', 1, 'h', 504, 178, 20], ['t-roc', 2, 'r', 424, 157, 16], ['id-4', 5, 'r', 459, 163, 17], ['id-6', 6, 'h', 488, 168, 17]]),
  ...of('skoda', [['kodiaq', 1, 'h', 470, 168, 19], ['karoq', 2, 'h', 438, 160, 16], ['yeti', 3, 'b', 422, 169, 18], ['kamiq', 4, 'r', 424, 153, 17], ['enyaq', 5, 'r', 465, 162, 18]]),
  ...of('ford', [['mustang-mach-e', 4, 's', 471, 162, 15], ['bronco-sport', 3, 'b', 439, 178, 22], ['expedition', 1, 'h', 533, 194, 25]]),
  ...of('uaz', [['patriot', 3, 'b', 479, 201, 21]]),
  ...of('lada', [['niva-travel', 3, 'h', 410, 169, 22]]),
  ...of('hummer', [['h3', 3, 'b', 478, 187, 22]]),
  ...of('baic', [['bj40', 3, 'b', 479, 193, 21]]),
  ...of('icar', [['03', 3, 'b', 441, 172, 20], ['v23', 6, 'b', 422, 185, 21]]),
  ...of('rox', [['01', 3, 'h', 505, 187, 20]]),
  ...of('m-hero', [['i', 3, 'b', 499, 194, 31]]),
  ...of('byd', [['leopard-5', 3, 'b', 489, 192, 22], ['leopard-8', 6, 'b', 520, 191, 22]]),
  ...of('cadillac', [['escalade', 1, 'h', 538, 195, 20]]),
  ...of('chevrolet', [['tahoe', 1, 'h', 535, 193, 20], ['suburban', 2, 'h', 573, 192, 20]]),
  ...of('gmc', [['yukon', 1, 'h', 534, 194, 20]]),
  ...of('lincoln', [['navigator', 2, 'h', 533, 194, 25], ['aviator', 1, 'r', 506, 176, 20]]),
  ...of('nissan', [['patrol', 1, 'h', 518, 194, 27]]),
  ...of('dodge', [['durango', 2, 'h', 511, 180, 21]]),
]);
