import type { PictureFace } from './picture-faces.ts';

const family = (face: PictureFace, marks: string): [string, PictureFace][] =>
  marks.split(' ').map((mark) => [mark, face]);

export const defaultFace: PictureFace = 'bars';

/** Which face a mark has; one that is not here has the plain bars. */
export const facesOfMarks: Readonly<Record<string, PictureFace>> = Object.fromEntries([
  ...family('kidney', 'bmw alpina brilliance saab'),
  ...family('shield', 'audi lexus bestune hongqi ford aston-martin alfa-romeo maserati omoda mazda'),
  ...family('slots', 'jeep hummer uaz icar m-hero land-rover tank'),
  ...family('slim', 'volkswagen skoda seat jetta volvo honda jac evolute belgee geely knewstar livan'),
  ...family(
    'closed',
    'tesla nio xpeng zeekr avatr lixiang aito deepal polestar xiaomi leapmotor ora luxeed smart voyah',
  ),
  ...family(
    'upright',
    'rolls-royce bentley genesis aurus mercedes-benz cadillac lincoln chrysler haval wey gac exeed volga',
  ),
  ...family('split', 'hyundai citroen peugeot ds nissan infiniti jaecoo jetour chery tenet changan dongfeng'),
  ...family('round', 'mini porsche fiat gaz zaz suzuki lamborghini ferrari daihatsu'),
  ...family('plain', 'lada renault datsun daewoo ravon opel moskvich solaris chevrolet dodge'),
]);

const van = (size: PictureVanSize, models: string): [string, PictureVanSize][] =>
  models.split(' ').map((model) => [model, size]);
/** Those made of a small car, and those that a garage takes in; others are the high ones. */
export type PictureVanSize = 'b' | 'm';

/** Vans and microbuses that are not high, by the code of their model. */
export const sizesOfVans: Readonly<Record<string, PictureVanSize>> = Object.fromEntries([
  ...van('b', 'largus-van vis-2349 caddy-kasten partner-van berlingo-van dokker-van doblo-cargo k33-561 sf1'),
  ...van(
    'm',
    'transit-custom transit-custom-kombi vito vito-tourer transporter-kasten expert expert-combi jumpy jumpy-combi',
  ),
  ...van('m', 'h-1-cargo sobol-business sobol-barguzin sobol-nn sobol-nn-bus sgr-combi sgr-bus gazelle-business sf5'),
]);

/** Vans that are a small car up to the doors of the driver and a box of plates behind them. */
export const halfCars: ReadonlySet<string> = new Set(['lada/vis-2349']);

/** Models that are built as they were drawn before 2000, whatever their year. */
export const halfBuilt: ReadonlySet<string> = new Set([
  ...['lada/2107', 'lada/2114-samara', 'lada/niva-legend', 'lada/4x4', 'uaz/hunter', 'uaz/3151', 'suzuki/jimny'],
  ...['uaz/sgr-combi', 'uaz/sgr-bus', 'gaz/3110-volga', 'gaz/31105-volga', 'gaz/3102-volga'],
]);

/** Marks whose tricycles have two wheels in front. */
export const frontPairs: ReadonlySet<string> = new Set(['can-am']);

const kind = (name: string, models: string): [string, string][] => models.split(' ').map((model) => [model, name]);

/** Lorries, trailers and quads by the code of their model; others are the usual ones. */
export const kindsOfModels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  truck: Object.fromEntries([
    ...kind('dump', '65115 6520 6501 6595 c7h-6x4 fmx x3000 tx tgs'),
    ...kind('small-flatbed', 'argo sgr-bort porter-ii bongo-iii'),
    ...kind('small-reefer', 'n25'),
    ...kind('mid-box', '4308 kompas-9 kompas-12 4371 hd78 mighty elf'),
    ...kind('mid-reefer', 'n56 n90 n120 aumark-s captain-t tiger-v'),
    ...kind('box', 'p-series'),
    ...kind('light-flatbed', 'gazelle-business gazelle-next gazelle-nn gazelle-e-nn sobol-nn profi atlant'),
    ...kind('light-flatbed', 'transit sprinter transporter-kasten crafter'),
    ...kind('half-car-flatbed', 'vis-2349'),
    ...kind('light-box', 'boxer jumper master ducato daily'),
    ...kind('bonnet-flatbed', 'gazon-next'),
    ...kind('cross-flatbed', 'sadko-next'),
    ...kind('bonnet-box', 'valdai-next'),
    ...kind('six-flatbed', '43118'),
    ...kind('six-box', 'c35510'),
    ...kind('six-bonnet-flatbed', 'next-4320'),
    ...kind('reefer', 'forward'),
  ]),
  'semi-trailer': Object.fromEntries([
    ...kind('reefer', 's-ko-cool cool-liner cool-purferro t3-reefer 9746'),
    ...kind('tipper', 's-ki 934220 9599 gr-tst 9509 9523 gr-tsa'),
    ...kind('flatbed', '9334 93341 914200 9888'),
    ...kind('container', '9453 914230 box-liner'),
  ]),
  atv: Object.fromEntries([
    ...kind(
      'side-by-side',
      'ranger-xp-1000 traxter-hd10 uforce-1000 fugleman-ut10 viking-700 rm-800-utv workcross-1000',
    ),
    ...kind('sport-side-by-side', 'rzr-xp-1000 maverick-x3 zforce-1000 villain-sx10'),
    // Without racks.
    ...kind(
      'sport-quad',
      'raptor-700r raptor-700 yfz450r yfz-450r renegade-1000r renegade-650 renegade-850 scrambler-xp-1000',
    ),
    ...kind('sport-quad', 'trx450r trx-450r kfx-450r kfx450r kfx-700 lt-r450 lt-z400 ltz-400 ds-450'),
  ]),
  // For one who stands.
  'jet-ski': Object.fromEntries(kind('stand-up', 'superjet jet-ski-sx-r')),
};

/**
 * `bare` is for the forest, without screen and cases, `pair` has two wheels in front, a `short-pair` is one for the rider alone, a
 * `touring-pair` has cases and an armchair for whoever sits behind, an `adventure-pair` stands high; the cylinders of a `boxer` lie
 * across, a `cruiser` is long and low on a wide rear tyre.
 */
export const motoKinds = [
  ...(['bare', 'pair', 'short-pair', 'electric', 'scooter', 'sidecar', 'tourer'] as const),
  ...(['boxer', 'cruiser', 'boxer-cruiser', 'touring-pair', 'adventure-pair'] as const),
] as const;
export type MotoKind = (typeof motoKinds)[number];

const motorcycle = (name: MotoKind, models: string): [string, MotoKind][] =>
  models.split(' ').map((model) => [model, name]);

/** Motorcycles that are built otherwise than most of their body. */
export const kindsOfMotorcycles: Readonly<Record<string, MotoKind>> = Object.fromEntries([
  ...motorcycle('scooter', 'honda/pcx150 honda/forza-350 yamaha/tmax voge/sr4-max zontes/350-d'),
  ...motorcycle('sidecar', 'ural/gear-up ural/ranger'),
  ...motorcycle('short-pair', 'can-am/ryker-600 can-am/ryker-900'),
  ...motorcycle('touring-pair', 'can-am/spyder-rt'),
  ...motorcycle('adventure-pair', 'can-am/canyon'),
  ...motorcycle('boxer', 'bmw/r-1250-gs bmw/r-1300-gs bmw/r-ninet ural/solo'),
  ...motorcycle('boxer-cruiser', 'bmw/r-18'),
  ...motorcycle('cruiser', 'harley-davidson/fat-boy harley-davidson/road-king harley-davidson/nightster'),
  ...motorcycle(
    'cruiser',
    'harley-davidson/sportster-s harley-davidson/sportster-883 ducati/diavel-v4 triumph/rocket-3',
  ),
  ...motorcycle(
    'cruiser',
    'honda/rebel-500 honda/rebel-1100 suzuki/boulevard-m109r kawasaki/vulcan-s stels/400-cruiser',
  ),
  ...motorcycle('cruiser', 'royal-enfield/meteor-350 bajaj/avenger-220'),
  ...motorcycle('tourer', 'honda/gold-wing yamaha/fjr1300 bmw/k-1600-gtl harley-davidson/street-glide'),
]);
