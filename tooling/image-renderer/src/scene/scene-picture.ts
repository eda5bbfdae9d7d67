import type { PictureDensity } from '@showroom/domain/picture';
import { type PanoramaName, panoramaNames, type SceneStem, sceneLights, sceneStems } from '@showroom/domain/scene';
import sharp from 'sharp';
import { type Pixels, webpAt } from '../encode.ts';
import { type Piece, sceneOf } from '../mesh/scene.ts';
import { applyPaint } from '../raster/apply-paint.ts';
import { type Camera, cameraAt, type Framing, framed } from '../raster/camera.ts';
import { expose } from '../raster/exposure.ts';
import { dusk, eveningPaper, noon, type Surroundings, studioPaper, whiteHall } from '../raster/surroundings.data.ts';
import { type LightName, sharedStudio } from '../render.ts';
import { adviserSvg } from './adviser.ts';
import { creditPieces } from './credit.ts';
import { dealerPieces, lookOf } from './dealer.ts';
import { deliveryPieces } from './delivery.ts';
import { type Drawn, drawnSizes } from './drawn.ts';
import { heroDuskPieces, heroDuskView, heroPieces, heroView } from './hero.ts';
import { servicePieces } from './service.ts';
import { stageMaterials } from './stage.ts';
import { insurancePieces, showroomPieces, tradeInPieces } from './still-life.ts';

/** A file of a drawn picture; sizes by `drawnSizes`. */
export type DrawnRequest = { drawn: Drawn; size: string; density: PictureDensity };

type Plan = {
  pieces: () => Promise<Piece[]>;
  view: Framing | ((aspect: number) => Camera);
  /** The studio unless told. */
  place?: { light: LightName; around: Surroundings };
};

const outdoors = {
  noon: { light: 'studio', around: noon },
  dusk: { light: 'dusk', around: dusk },
} as const;

const inside = { light: 'dusk', around: eveningPaper } as const;

/** Seen from the other side of a car: its nose to the right. */
const otherSide = (view: Framing): Framing => ({ ...view, azimuth: 180 - view.azimuth });

/** What a scene shows, once for each light, and where it is seen from. */
type SceneStage = Record<'noon' | 'dusk', () => Promise<Piece[]>> & Pick<Plan, 'view'>;

const stages: Record<SceneStem, SceneStage> = {
  showroom: {
    noon: () => showroomPieces(['sedan', 'red'], ['suv', 'white'], ['hatchback', 'gray']),
    dusk: () => showroomPieces(['suv', 'beige'], ['sedan', 'blue'], ['coupe', 'black']),
    view: () => cameraAt([-7.4, -9.2, 1.6], [0.1, 0.1, 0.98], 1.2, 4 / 3),
  },
  service: {
    noon: () => servicePieces(['suv', 'blue'], stageMaterials.signal),
    dusk: () => servicePieces(['sedan', 'beige'], stageMaterials.amber),
    view: { azimuth: 30, height: 1.5, distance: 11, width: 0.9, maxHeight: 0.78, ground: 0.86 },
  },
  delivery: {
    noon: () => deliveryPieces(['hatchback', 'white']),
    dusk: () => deliveryPieces(['hatchback', 'blue']),
    view: { azimuth: 52, height: 1.7, distance: 8.5, width: 0.9, maxHeight: 0.66, ground: 0.84 },
  },
  credit: {
    noon: () => creditPieces(['sedan', 'red']),
    dusk: () => creditPieces(['suv', 'beige']),
    view: () => cameraAt([-1.7, -2.5, 1.05], [0.02, -0.06, 0.1], 1.3, 4 / 3),
  },
  tradein: {
    noon: () => tradeInPieces(['suv-3d', 'beige'], ['suv', 'blue']),
    dusk: () => tradeInPieces(['sedan', 'silver'], ['suv', 'orange']),
    view: { azimuth: 4, height: 1.9, distance: 14, width: 0.94, maxHeight: 0.6, ground: 0.76 },
  },
  insurance: {
    noon: () => insurancePieces(['liftback', 'green']),
    dusk: () => insurancePieces(['sedan', 'blue']),
    view: { azimuth: 42, height: 1.6, distance: 10, width: 0.9, maxHeight: 0.7, ground: 0.84 },
  },
};

const panoramas: Record<PanoramaName, Plan> = {
  hero: { pieces: heroPieces, view: heroView, place: { light: 'studio', around: whiteHall } },
  'hero-dusk': { pieces: heroDuskPieces, view: heroDuskView, place: outdoors.dusk },
};

/** The six scenes in either light; at dusk a car is seen from its other side. */
const plans: ReadonlyMap<string, Plan> = new Map<string, Plan>([
  ...sceneStems.flatMap((stem): [string, Plan][] => {
    const { view, ...hours } = stages[stem];
    const turned = typeof view === 'function' ? view : otherSide(view);
    return [
      [`scene/${stem}`, { pieces: hours.noon, view }],
      [`scene/${stem}${sceneLights.dusk}`, { pieces: hours.dusk, view: turned, place: inside }],
    ];
  }),
  ...panoramaNames.map((name): [string, Plan] => [`scene/${name}`, panoramas[name]]),
]);

function planOf(drawn: Drawn): Plan {
  const found = plans.get(drawn);
  if (found) return found;
  const variant = Number(drawn.split('/')[1]);
  const { hour, from } = lookOf(variant).manner;
  const azimuth = (20 + (variant % 3) * 3) * (from === 'left' ? 1 : -1);
  return {
    pieces: () => dealerPieces(variant),
    view: { azimuth, height: 2.1, distance: 27, width: 0.97, maxHeight: 0.62, ground: 0.78 },
    place: outdoors[hour],
  };
}

/** The last master, so that all sizes of one picture come from one rendering. */
let last: { key: string; pixels: Promise<Pixels> } | undefined;

async function draw(drawn: Drawn, aspect: number, width: number): Promise<Pixels> {
  if (drawn.startsWith('adviser/')) {
    const { data, info } = await sharp(Buffer.from(adviserSvg(Number(drawn.split('/')[1]))))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  }
  const plan = planOf(drawn);
  const scene = sceneOf(await plan.pieces());
  const camera = typeof plan.view === 'function' ? plan.view(aspect) : framed(scene.positions, plan.view, aspect);
  const { light, around } = plan.place ?? { light: 'studio', around: studioPaper };
  const exposure = expose(scene, camera, width, sharedStudio(light), around);
  const paint = { body: [0.5, 0.5, 0.5], flake: [0.5, 0.5, 0.5], metallic: 0 } as const;
  return { data: applyPaint(exposure, paint, 2.2), width: exposure.width, height: exposure.height };
}

/** A dealer's building, an adviser's portrait or a scene as WebP. Deterministic; blocks its thread for up to 3 s. */
export async function renderDrawn({ drawn, size, density }: DrawnRequest): Promise<Buffer> {
  const found = drawnSizes(drawn)[size];
  if (!found) throw new Error(`${drawn} has no size ${size}`);
  const aspect = found.width / found.height;
  const key = `${drawn}@${aspect.toFixed(3)}`;
  if (last?.key !== key) last = { key, pixels: draw(drawn, aspect, aspect > 2 ? 2400 : aspect < 1 ? 1200 : 2200) };
  return webpAt(await last.pixels, found.width * density, found.height * density, density === 2 ? 76 : 82);
}
