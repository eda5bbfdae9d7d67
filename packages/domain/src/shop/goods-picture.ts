/** What is drawn for goods until they are photographed: a shape for each kind. */
export const goodsShapes = [
  ...[
    'mat',
    'tray',
    'seat-cover',
    'steering-wheel',
    'bag',
    'shade',
    'pillow',
    'roof-box',
    'roof-bars',
    'towbar',
    'rope',
  ],
  ...[
    'child-seat',
    'recorder',
    'radio',
    'speaker',
    'charger',
    'compressor',
    'summer-tyre',
    'winter-tyre',
    'wheel',
    'bolts',
  ],
  ...[
    'deflector',
    'mudguard',
    'plate',
    'tent',
    'extinguisher',
    'tool',
    'canister',
    'bottle',
    'helmet',
    'jacket',
    'gloves',
  ],
  ...[
    'boots',
    'case',
    'bike-guard',
    'oil-filter',
    'panel-filter',
    'spark-plug',
    'coil',
    'belt',
    'pump',
    'pads',
    'disc',
  ],
  ...['caliper', 'hose', 'shock', 'spring', 'arm', 'joint', 'bush', 'bearing', 'battery', 'motor', 'bulb', 'wiper'],
  ...['side-step', 'hood-shield', 'rear-camera', 'sensors', 'radar', 'booster', 'bike-rack', 'vacuum', 'holder'],
  ...['headlamp', 'tail-lamp', 'bumper', 'wing', 'mirror', 'windscreen', 'radiator', 'gasket', 'clutch'],
] as const;
export type GoodsShape = (typeof goodsShapes)[number];

/** Colours that the name of an item tells; of two, the second is that of its insert. */
export const goodsColors = [
  ...(['black', 'grey', 'white', 'beige', 'brown', 'red', 'blue', 'green', 'yellow'] as const),
  ...(['silver', 'graphite', 'diamond-black', 'black-grey', 'black-red'] as const),
] as const;
export type GoodsColor = (typeof goodsColors)[number];

/** The looks of a shape: accents (colours of makers, then named ones) by proportions. */
export const makerAccents = 12;
export const goodsAccents = makerAccents + goodsColors.length;
export const goodsVariants = 4;
const goodsLooks = goodsAccents * goodsVariants;

/** Views of an item, in the order of its gallery. */
export const goodsViews = ['front', 'near', 'box'] as const;
export type GoodsView = (typeof goodsViews)[number];

/** What a drawn picture of goods shows; `look` is less than `goodsAccents * goodsVariants`. */
export type GoodsDrawing = { shape: GoodsShape; look: number; view: GoodsView };

const isShape = (text: string): text is GoodsShape => (goodsShapes as readonly string[]).includes(text);
const isView = (text: string): text is GoodsView => (goodsViews as readonly string[]).includes(text);

/** Reads `tyre/17/front`; undefined for any other spelling. */
export function readGoodsDrawing(path: string): GoodsDrawing | undefined {
  const [shape = '', number = '', view = '', ...more] = path.split('/');
  if (more.length > 0 || !isShape(shape) || !isView(view) || !/^(?:0|[1-9]\d{0,2})$/.test(number)) return undefined;
  const look = Number(number);
  return look < goodsLooks ? { shape, look, view } : undefined;
}

/** Base of a drawn picture, without size. */
export function goodsPictureBase({ shape, look, view }: GoodsDrawing): string {
  return `/media/goods/${shape}/${look % goodsLooks}/${view}`;
}

/** Pictures of an item in the order of its gallery: a drawn one has its other views, a photo stands alone. */
export function goodsGallery(picture: string): string[] {
  const start = '/media/goods/';
  const drawing = picture.startsWith(start) ? readGoodsDrawing(picture.slice(start.length)) : undefined;
  return drawing ? goodsViews.map((view) => goodsPictureBase({ ...drawing, view })) : [picture];
}
