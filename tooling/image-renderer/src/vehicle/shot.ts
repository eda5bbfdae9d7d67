import type { BodyType } from '@showroom/domain/dictionaries';
import type { PictureAngle } from '@showroom/domain/picture';
import { readKindShape } from '@showroom/domain/picture-shape';
import { carInsidePieces, carPieces, carriage } from '../car/car.ts';
import { cars } from '../car/cars.data.ts';
import { carCockpitPlace } from '../car/cockpit-place.ts';
import { cabinCar, shapedCar } from '../car/shaped-car.ts';
import { cargoPieces } from '../heavy/cargo.ts';
import { behindHalfCar } from '../heavy/half-car-lorry.ts';
import { trailerPieces } from '../heavy/semi-trailer.ts';
import { cargoEye } from '../heavy/trailer-box.ts';
import { truckInsidePieces, truckPieces } from '../heavy/truck.ts';
import { truckCab } from '../heavy/truck-cab.data.ts';
import { type Piece, type Scene, sceneOf } from '../mesh/scene.ts';
import { atvPieces } from '../moto/atv.ts';
import { jetSkiPieces } from '../moto/jet-ski.ts';
import { motoPieces } from '../moto/moto.ts';
import type { MotoSpec } from '../moto/moto-spec.ts';
import { shapedMoto } from '../moto/shaped-moto.ts';
import { sideBySidePieces } from '../moto/side-by-side.ts';
import { sportQuadPieces } from '../moto/sport-quad.ts';
import { sportSideBySidePieces } from '../moto/sport-side-by-side.ts';
import { standUpSkiPieces } from '../moto/stand-up-ski.ts';
import { type Camera, cameraAt, type Framing, framed } from '../raster/camera.ts';
import type { Backdrop } from '../raster/exposure.ts';
import { studioPaper } from '../raster/surroundings.data.ts';
import { builtPieces } from './built-pieces.ts';
import { recent } from './recent.ts';

/** A scene, where it is seen from, and the set that it stands in. */
type Shot = { scene: Scene; camera: Camera; set: Backdrop };

type CarBody = keyof typeof cars;
type MotoBody = Parameters<typeof shapedMoto>[0];
type Outside = Extract<PictureAngle, 'front' | 'side' | 'rear'>;

const carViews: Record<Outside, Framing> = {
  front: { azimuth: 50, height: 1.25, distance: 8, width: 0.9, maxHeight: 0.64, ground: 0.79 },
  side: { azimuth: 0, height: 1.15, distance: 11, width: 0.92, maxHeight: 0.6, ground: 0.75 },
  rear: { azimuth: -48, height: 1.35, distance: 8, width: 0.9, maxHeight: 0.64, ground: 0.79 },
};

const motoViews: Record<Outside, Framing> = {
  front: { azimuth: 40, height: 1.1, distance: 5, width: 0.86, maxHeight: 0.72, ground: 0.83 },
  side: { azimuth: 0, height: 0.9, distance: 6, width: 0.86, maxHeight: 0.7, ground: 0.81 },
  rear: { azimuth: -40, height: 1.2, distance: 5, width: 0.86, maxHeight: 0.72, ground: 0.83 },
};

const heavyViews: Record<Outside, Framing> = {
  front: { azimuth: 46, height: 1.7, distance: 15, width: 0.9, maxHeight: 0.74, ground: 0.83 },
  side: { azimuth: 0, height: 1.7, distance: 20, width: 0.92, maxHeight: 0.72, ground: 0.8 },
  rear: { azimuth: -46, height: 1.8, distance: 15, width: 0.9, maxHeight: 0.74, ground: 0.83 },
};

/** Of a vehicle whose model nobody named. */
const plain = { kind: '', build: 0 };

const isOutside = (angle: PictureAngle): angle is Outside => angle !== 'interior' && angle !== 'wheel';

/** A wide picture leaves less height for the same subject. */
const outside = (scene: Scene, view: Framing, aspect: number): Shot => {
  const wide = aspect > 1.5;
  const fitted = wide ? { ...view, width: 0.78, maxHeight: 0.76, ground: 0.88 } : view;
  return { scene, camera: framed(scene.positions, fitted, aspect), set: studioPaper };
};

async function cabinShot(body: CarBody, aspect: number, token: string): Promise<Shot> {
  const { spec, cabin } = cabinCar(cars[body], body, token);
  const p = carCockpitPlace(spec);
  const eye = cameraAt([p.cowl + 1.5, 0.02, p.belt + 0.27], [p.cowl + 0.4, -0.08, p.belt - 0.03], 0.6, aspect);
  return { scene: sceneOf(await carInsidePieces(spec, cabin)), camera: eye, set: 'cabin' };
}

const recentScenes = recent<Scene>(2);
const recentCars = recent<Piece[]>(1);
const sceneBy = (key: string, pieces: () => Piece[] | Promise<Piece[]>): Promise<Scene> =>
  recentScenes(key, async () => sceneOf(await pieces()));

async function carShot(
  body: CarBody,
  angle: Exclude<PictureAngle, 'interior'>,
  aspect: number,
  shape: string,
  isSmall: boolean,
): Promise<Shot> {
  const c = shapedCar(cars[body], shape);
  const sceneWith = (steer: number, detail?: number) =>
    sceneBy(`${body}/${shape}/${steer}/${detail}`, async () => [
      ...(await carPieces(
        c,
        steer,
        detail,
        recentCars(`${body}/${shape}`, () => carriage(c)),
      )),
      ...(c.cabOnly ? behindHalfCar(c, 'box', detail) : []),
    ]);
  if (angle === 'wheel') {
    const { front, radius } = c.wheel;
    // A small picture shows neither its turn nor its corners: it is the scene of the other views.
    const scene = await (isSmall ? sceneWith(0) : sceneWith(-0.12, 144));
    const z = radius * 1.5;
    const camera = cameraAt([front - 1, -c.half - 2.4, z + 0.05], [front + 0.12, -c.half, z], 0.54 / radius, aspect);
    return { scene, camera, set: studioPaper };
  }
  // Turned wheels show their faces to a camera in front of the car.
  const scene = await sceneWith(angle === 'front' ? -0.3 : 0);
  const tall = c.cabin.roof.some(([, z]) => z > 2);
  const view = carViews[angle];
  return outside(scene, tall ? { ...view, distance: view.distance * 1.25, height: view.height + 0.2 } : view, aspect);
}

async function motoShot(body: MotoBody, angle: PictureAngle, aspect: number, shape: string): Promise<Shot> {
  const m: MotoSpec = shapedMoto(body, shape);
  const detail = angle === 'wheel' ? 160 : 96;
  const scene = await sceneBy(`${body}/${shape}/${detail}`, () => motoPieces(m, detail));
  if (isOutside(angle)) return outside(scene, motoViews[angle], aspect);
  if (angle === 'wheel') {
    const { x, radius } = m.front;
    const camera = cameraAt([x - 0.75, -1.9, 0.6], [x + 0.12, 0, radius + 0.1], 1.5, aspect);
    return { scene, camera, set: studioPaper };
  }
  const camera = cameraAt([m.bars.x + 1.0, -0.12, m.bars.z + 0.5], [m.bars.x - 0.02, 0, m.bars.z - 0.1], 1.05, aspect);
  return { scene, camera, set: studioPaper };
}

async function truckShot(angle: PictureAngle, aspect: number, kind: string): Promise<Shot> {
  if (angle === 'interior') {
    const p = carCockpitPlace(truckCab);
    const eye = cameraAt([p.cowl + 1.55, 0.02, p.belt + 0.34], [p.cowl + 0.4, -0.1, p.belt - 0.02], 0.56, aspect);
    return { scene: sceneOf(await truckInsidePieces(kind)), camera: eye, set: 'cabin' };
  }
  const scene = await sceneBy(`truck/${kind}`, () => truckPieces(kind));
  if (isOutside(angle)) return outside(scene, heavyViews[angle], aspect);
  return { scene, camera: cameraAt([0.1, -4.6, 0.9], [1.5, -1.2, 0.82], 1.25, aspect), set: studioPaper };
}

async function trailerShot(angle: PictureAngle, aspect: number, token: string): Promise<Shot> {
  if (angle === 'interior') {
    const { x, floor, tall } = cargoEye;
    const eye = cameraAt([x, -0.35, floor + 1.55], [0, 0.05, floor + tall * 0.42], 0.62, aspect);
    return { scene: sceneOf(await cargoPieces()), camera: eye, set: 'cabin' };
  }
  const { kind, build } = readKindShape('semi-trailer', token) ?? plain;
  const scene = await sceneBy(`trailer/${token}`, async () => builtPieces(await trailerPieces(kind), build));
  if (isOutside(angle)) return outside(scene, heavyViews[angle], aspect);
  return { scene, camera: cameraAt([5.6, -5.2, 1.0], [7.4, -1.2, 0.86], 1.0, aspect), set: studioPaper };
}

function quadPieces(kind: string): Piece[] {
  if (kind.endsWith('sport-side-by-side')) return sportSideBySidePieces(kind.startsWith('long-'));
  if (kind.endsWith('side-by-side')) return sideBySidePieces(kind.startsWith('long-'));
  return kind === 'sport-quad' ? sportQuadPieces() : atvPieces(kind.startsWith('long-'));
}

async function atvShot(angle: PictureAngle, aspect: number, token: string): Promise<Shot> {
  const { kind, build } = readKindShape('atv', token) ?? plain;
  const scene = await sceneBy(`atv/${token}`, () => builtPieces(quadPieces(kind), build));
  if (isOutside(angle)) return outside(scene, motoViews[angle], aspect);
  const camera =
    angle === 'wheel'
      ? cameraAt([-0.5, -2.2, 0.62], [0.52, -0.3, 0.44], 1.35, aspect)
      : cameraAt([1.95, -0.14, 1.62], [0.74, 0, 0.92], 1.05, aspect);
  return { scene, camera, set: studioPaper };
}

async function jetSkiShot(angle: PictureAngle, aspect: number, token: string): Promise<Shot> {
  const { kind, build } = readKindShape('jet-ski', token) ?? plain;
  const pieces = kind === 'stand-up' ? standUpSkiPieces : jetSkiPieces;
  const scene = await sceneBy(`jet-ski/${token}`, () => builtPieces(pieces(), build));
  if (isOutside(angle)) return outside(scene, motoViews[angle], aspect);
  const camera =
    angle === 'wheel'
      ? cameraAt([4.6, -1.9, 0.95], [2.95, 0, 0.58], 1.3, aspect)
      : cameraAt([2.5, -0.15, 1.85], [1.1, 0, 1.05], 1.05, aspect);
  return { scene, camera, set: studioPaper };
}

/** Any vehicle from any angle. Motorcycles show the rider's view as their interior, a trailer its cargo space. */
export async function shotOf(
  body: BodyType,
  angle: PictureAngle,
  aspect: number,
  shape = '',
  isSmall = false,
): Promise<Shot> {
  switch (body) {
    case 'truck':
      return truckShot(angle, aspect, shape);
    case 'semi-trailer':
      return trailerShot(angle, aspect, shape);
    case 'atv':
      return atvShot(angle, aspect, shape);
    case 'jet-ski':
      return jetSkiShot(angle, aspect, shape);
    case 'enduro':
    case 'sport-bike':
    case 'tricycle':
    case 'classic':
    case 'road':
    case 'off-road':
    case 'cross':
      return motoShot(body, angle, aspect, shape);
    default:
      return angle === 'interior' ? cabinShot(body, aspect, shape) : carShot(body, angle, aspect, shape, isSmall);
  }
}
