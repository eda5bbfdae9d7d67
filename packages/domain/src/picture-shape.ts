import type { BodyType, EngineType } from './dictionaries.ts';
import { doorsOf } from './doors.ts';
import {
  type CabinFacts,
  cabinCode,
  cabinOf,
  cabinOfCode,
  cabinToken,
  type PictureCabin,
  readCabin,
} from './picture-cabin.ts';
import { type PictureFace, pictureFaces } from './picture-faces.ts';
import { type FormLine, formsOfModels } from './picture-forms.data.ts';
import {
  defaultFace,
  facesOfMarks,
  frontPairs,
  halfBuilt,
  halfCars,
  kindsOfModels,
  kindsOfMotorcycles,
  type MotoKind,
  motoKinds,
  sizesOfVans,
} from './picture-shape.data.ts';

/** Size classes of the market as `ModelFacts.klass` has them; `n` where nobody knows. */
export const pictureSizeClasses = ['a', 'b', 'c', 'd', 'e', 'f', 'j', 'm', 's', 'n'] as const;
export type PictureSizeClass = (typeof pictureSizeClasses)[number];

/** Until 1999, until 2011, since: a box with thin pillars, soft forms, edges and large wheels. */
export const pictureEras = ['1', '2', '3'] as const;
export type PictureEra = (typeof pictureEras)[number];

/** Models of one family differ by so many builds: roof, wheels, rear, proportions. */
export const pictureBuilds = 8;

/** What a vehicle other than a car is built as; the first is what is drawn when nothing is said. */
export const pictureKinds = {
  // The light ones and the bonneted ones have their engine before the cab.
  truck: [
    ...(['tractor', 'dump', 'flatbed', 'box', 'reefer'] as const),
    ...(['light-flatbed', 'light-box', 'bonnet-flatbed', 'bonnet-box', 'cross-flatbed'] as const),
    // Of 3.5 t and of 6 to 12, with a low cab over the engine.
    ...(['small-flatbed', 'small-reefer', 'mid-box', 'mid-reefer'] as const),
    // On three axles; the flatbeds of them drive with all, as a `cross-` one on two does.
    ...(['six-flatbed', 'six-box', 'six-bonnet-flatbed'] as const),
    // The front of a small car.
    ...(['half-car-flatbed'] as const),
    // Two rows of doors.
    ...(['crew-light-flatbed', 'crew-light-box', 'crew-bonnet-flatbed', 'crew-bonnet-box'] as const),
    ...(['crew-cross-flatbed', 'crew-small-flatbed'] as const),
  ],
  'semi-trailer': ['curtain', 'reefer', 'tipper', 'flatbed', 'container'],
  // The long ones have a second row, of quads a second seat.
  atv: [
    ...(['quad', 'sport-quad', 'side-by-side', 'sport-side-by-side'] as const),
    ...(['long-quad', 'long-side-by-side', 'long-sport-side-by-side'] as const),
  ],
  'jet-ski': ['ski', 'stand-up'],
} as const satisfies Partial<Record<BodyType, readonly string[]>>;
type KindBody = keyof typeof pictureKinds;
export type PictureKind = (typeof pictureKinds)[KindBody][number];

/** Bodies that are drawn by size class, era, face and build. */
const carBodies: ReadonlySet<string> = new Set<BodyType>([
  ...(['sedan', 'liftback', 'hatchback', 'wagon', 'suv', 'suv-3d', 'coupe', 'cabriolet'] as const),
  ...(['minivan', 'pickup', 'van', 'microbus'] as const),
]);

/** Bodies that are drawn by weight and build. */
const motoBodies: ReadonlySet<string> = new Set<BodyType>([
  ...(['enduro', 'sport-bike', 'tricycle', 'classic', 'road', 'off-road', 'cross'] as const),
]);

export type ShapeFacts = {
  bodyType: BodyType;
  markCode: string;
  modelCode: string;
  year: number;
  /** Size class of the market, upper or lower case; null when nobody knows. */
  klass?: string | null | undefined;
  /** cm³. */
  engineVolume?: number | undefined;
  /** Where nobody says it, what has no volume is electric. */
  engineType?: EngineType | undefined;
  /** Null when nobody knows. */
  seats?: number | null | undefined;
};

/** A car's shape; `readShape` of the token is its inverse. */
export type CarShape = {
  size: PictureSizeClass;
  era: PictureEra;
  face: PictureFace;
  build: number;
  /** Of a model that is told by its own measures. */
  form?: CarForm;
  /** A hatchback that those behind enter by the front doors. */
  threeDoors?: true;
  /** A van whose box stands behind half of a small car. */
  halfCar?: true;
};

/** The line of a car, and its measures in centimetres. */
export type CarForm = { line: FormLine; length: number; height: number; clearance: number };

const has = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);
const isKindBody = (body: BodyType): body is KindBody => Object.hasOwn(pictureKinds, body);

const buildSeed = 3;

/** The same for the same model on every machine; spread evenly. */
function buildOf(mark: string, model: string): number {
  const told = formsOfModels[`${mark}/${model}`]?.build;
  if (told !== undefined) return told;
  let hash = buildSeed;
  for (const letter of `${mark}/${model}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % pictureBuilds;
}

function sizeOf(klass: string | null | undefined): PictureSizeClass {
  const size = (klass ?? 'n').toLowerCase();
  return has(pictureSizeClasses, size) ? size : 'n';
}

const eraOf = ({ markCode, modelCode, year }: Pick<ShapeFacts, 'markCode' | 'modelCode' | 'year'>): PictureEra =>
  year < 2000 || halfBuilt.has(`${markCode}/${modelCode}`) ? '1' : year < 2012 ? '2' : '3';

const hasCabin = (bodyType: BodyType): boolean => carBodies.has(bodyType) || bodyType === 'truck';

/**
 * How the interior of a vehicle is called beside its other angles: `interior-sw`. All angles then begin with the same words, which a list
 * says on each card; `cabinShapeBeside` leads to the one picture that models share.
 */
export const interiorAngleOf = (vehicle: ShapeFacts & CabinFacts): 'interior' | `interior-${string}` =>
  hasCabin(vehicle.bodyType) ? `interior-${cabinCode(cabinOf(vehicle, sizeOf(vehicle.klass)))}` : 'interior';

/**
 * The part of an interior's path: `d3-screens-light`, of a lorry `dials-cloth`, by the shape that the other angles name and the code of
 * `interiorAngleOf`; undefined for none. Of a car it has the size and the pillars, which are seen from inside, but neither face nor
 * build, so that one picture stands for many models.
 */
export function cabinShapeBeside(bodyType: BodyType, shape: string, code: string): string | undefined {
  const cabin = cabinOfCode(code);
  if (!cabin || !isPictureShape(bodyType, shape)) return undefined;
  const token = cabinToken(cabin);
  const found = carBodies.has(bodyType) ? `${shape.slice(0, 2)}-${token}` : token;
  return readCabinShape(bodyType, found) && found;
}

/** Undefined for what is no cabin of a body. Of a lorry size and era say nothing. */
export function readCabinShape(
  bodyType: BodyType,
  shape: string,
): { size: PictureSizeClass; era: PictureEra; cabin: PictureCabin } | undefined {
  if (bodyType === 'truck') {
    const cabin = readCabin(shape);
    return cabin && { size: 'n', era: '3', cabin };
  }
  const [, size = '', era = '', token = ''] = /^([a-z])(\d)-([a-z-]+)$/.exec(shape) ?? [];
  const cabin = carBodies.has(bodyType) ? readCabin(token) : undefined;
  return cabin && has(pictureSizeClasses, size) && has(pictureEras, era) ? { size, era, cabin } : undefined;
}

/** What a lorry, a trailer, a quad or a jet ski is drawn as; undefined for other bodies. */
export const drawnKindOf = (bodyType: BodyType, modelCode: string): string | undefined =>
  isKindBody(bodyType) ? (kindsOfModels[bodyType]?.[modelCode] ?? pictureKinds[bodyType][0]) : undefined;

/** Of a hatchback's shape, and of a van's. */
const threeDoors = '3d';
const halfCar = 'half';

function motoKindOf({ bodyType, markCode, modelCode, engineType }: ShapeFacts, volume: number): MotoShape['kind'] {
  const told = kindsOfMotorcycles[`${markCode}/${modelCode}`];
  if (bodyType === 'tricycle') return told ?? (frontPairs.has(markCode) ? 'pair' : undefined);
  if (engineType === undefined ? volume === 0 : engineType === 'electro') return 'electric';
  // A large engine carries a windscreen and cases; a light one is for the forest.
  return told ?? (bodyType === 'off-road' && volume <= 450 ? 'bare' : undefined);
}

/** An electric car needs no air from the front: it has the face of its mark only where that is kept for show. */
function faceOf({ markCode, engineType }: ShapeFacts): PictureFace {
  const face = facesOfMarks[markCode] ?? defaultFace;
  return engineType === 'electro' && face !== 'kidney' ? 'closed' : face;
}

/**
 * The part of a picture's path that says how the vehicle of a body differs from others of it: `d3-kidney-5`, `dump`; empty for
 * bodies that are drawn in one way. Models share a picture only when all of this and the colour is the same.
 */
export function pictureShapeOf(vehicle: ShapeFacts): string {
  const { bodyType, markCode, modelCode, year, klass, engineVolume } = vehicle;
  if (carBodies.has(bodyType)) {
    const face = faceOf(vehicle);
    const form = bodyType === 'suv' ? formsOfModels[`${markCode}/${modelCode}`] : undefined;
    const isVan = bodyType === 'van' || bodyType === 'microbus';
    const size = (isVan ? sizesOfVans[modelCode] : undefined) ?? sizeOf(klass);
    const shape = `${size}${eraOf({ markCode, modelCode, year })}-${face}-${buildOf(markCode, modelCode)}`;
    if (bodyType === 'hatchback' && doorsOf(bodyType, `${markCode}/${modelCode}`) === 3)
      return `${shape}-${threeDoors}`;
    if (bodyType === 'van' && halfCars.has(`${markCode}/${modelCode}`)) return `${shape}-${halfCar}`;
    return form ? `${shape}-${formCode(form)}` : shape;
  }
  const build = buildOf(markCode, modelCode);
  if (motoBodies.has(bodyType)) {
    // An electric one has no volume and weighs as little as a moped.
    const volume = engineVolume ?? 500;
    // An enduro of more than a quarter of a litre has a windscreen, and is drawn with that of a large one.
    const weight = volume <= 300 ? 'l' : volume <= 800 && bodyType !== 'enduro' ? 'm' : 'h';
    const kind = motoKindOf(vehicle, volume);
    return `${kind ? `${kind}-` : ''}${weight}${build}`;
  }
  const kind = drawnKindOf(bodyType, modelCode);
  if (kind === undefined) return '';
  return `${longerKindOf(bodyType, kind, vehicle.seats ?? 1) ?? kind}-${build}`;
}

/** How many sit on a seat, a bench or in a cab before a second one is needed. */
const oneRow: Partial<Record<string, number>> = { quad: 1, 'side-by-side': 3, 'sport-side-by-side': 3 };
const oneCab = 3;

/** The kind with room for so many, where it is drawn. */
function longerKindOf(bodyType: BodyType, kind: string, seats: number): PictureKind | undefined {
  const isTruck = bodyType === 'truck';
  if (!isKindBody(bodyType) || seats <= (isTruck ? oneCab : (oneRow[kind] ?? seats))) return undefined;
  const kinds: readonly PictureKind[] = pictureKinds[bodyType];
  return kinds.find((one) => one === `${isTruck ? 'crew' : 'long'}-${kind}`);
}

/** `b46217820`: so the address of a picture changes with what it is drawn by. */
const formCode = ({ line, length, height, clearance }: CarForm): string => `${line}${length}${height}${clearance}`;

/** Only forms that a model has are drawn: a visitor cannot ask for every number. */
const formsByCode: ReadonlyMap<string, CarForm> = new Map(
  Object.values(formsOfModels).map(({ build: _, ...form }) => [formCode(form), form]),
);

/** Whether a body is drawn in a shape. */
export function isPictureShape(bodyType: BodyType, shape: string): boolean {
  if (carBodies.has(bodyType)) {
    const car = readCarShape(shape);
    if (car?.threeDoors) return bodyType === 'hatchback';
    return car?.halfCar ? bodyType === 'van' : car !== undefined;
  }
  if (motoBodies.has(bodyType)) return readMotoShape(shape) !== undefined;
  return readKindShape(bodyType, shape) !== undefined;
}

/** A motorcycle's weight class and build. */
export type MotoShape = { weight: 'l' | 'm' | 'h'; build: number; kind: MotoKind | undefined };

export function readMotoShape(shape: string): MotoShape | undefined {
  const { kind, weight, build } = /^(?:(?<kind>[a-z-]+)-)?(?<weight>[lmh])(?<build>[0-7])$/.exec(shape)?.groups ?? {};
  if (weight === undefined || (kind !== undefined && !has(motoKinds, kind))) return undefined;
  return { weight, kind, build: Number(build) } as MotoShape;
}

/** Whether a car has the straight lines of the last century, whenever it was made. */
export const isHalfBuilt = (markAndModel: string): boolean => halfBuilt.has(markAndModel);

/** Whether a lorry is drawn with a closed body. */
export const isBoxLorry = (modelCode: string): boolean => /box|reefer/.test(kindsOfModels.truck?.[modelCode] ?? '');

/** Whether people sit in it side by side, as in a car, not on it. */
export const isSideBySide = (modelCode: string): boolean =>
  kindsOfModels.atv?.[modelCode]?.endsWith('side-by-side') === true;

/** Whether it is such a one for sport, low and without a bed. */
export const isSportSideBySide = (modelCode: string): boolean =>
  kindsOfModels.atv?.[modelCode] === 'sport-side-by-side';

/** What a lorry, a trailer, a quad or a jet ski is built as. */
export function readKindShape(bodyType: BodyType, shape: string): { kind: PictureKind; build: number } | undefined {
  const [, kind = '', build] = /^([a-z-]+)-([0-7])$/.exec(shape) ?? [];
  const kinds: readonly PictureKind[] = isKindBody(bodyType) ? pictureKinds[bodyType] : [];
  return has(kinds, kind) ? { kind, build: Number(build) } : undefined;
}

/** Undefined for what is no car's shape. */
export function readCarShape(shape: string): CarShape | undefined {
  const [, size = '', era = '', face = '', build = '', code] =
    /^([a-z])(\d)-([a-z]+)-(\d)(?:-([a-z]\d{8}|3d|half))?$/.exec(shape) ?? [];
  if (!has(pictureSizeClasses, size) || !has(pictureEras, era) || !has(pictureFaces, face)) return undefined;
  if (code === threeDoors) return { size, era, face, build: Number(build), threeDoors: true };
  if (code === halfCar) return { size, era, face, build: Number(build), halfCar: true };
  const form = code === undefined ? undefined : formsByCode.get(code);
  if (Number(build) >= pictureBuilds || (code !== undefined && !form)) return undefined;
  return { size, era, face, build: Number(build), ...(form ? { form } : {}) };
}
