import sharp from 'sharp';
import { linearOf } from './raster/texture-sample.ts';
import { colorGroups } from '@showroom/domain/dictionaries';
import { metallicOf } from './raster/paints.data.ts';
import { sceneOf } from './mesh/scene.ts';
import { truckPieces } from './heavy/truck.ts';
import { trailerPieces } from './heavy/semi-trailer.ts';
import { atvPieces } from './moto/atv.ts';
import { jetSkiPieces } from './moto/jet-ski.ts';
import { motoPieces } from './moto/moto.ts';
import { motos } from './moto/motos.data.ts';
import { cameraAt } from './raster/camera.ts';
import { carCockpitPlace } from './car/cockpit.ts';
import { carPieces, carInsidePieces } from './car/car.ts';
import { cars } from './car/cars.data.ts';
import { framed, type Framing } from './raster/camera.ts';
import { studioLight, studioOf } from './raster/studio.ts';
import { expose } from './raster/exposure.ts';
import { develop } from './raster/develop.ts';

const [body = 'sedan', colors = 'red', angle = 'front', width = '1200'] = process.argv.slice(2);
const views: Record<string, Framing> = {
  front: { azimuth: 50, height: 1.25, distance: 8, width: 0.9, maxHeight: 0.64, ground: 0.79 },
  side: { azimuth: 0, height: 1.05, distance: 11, width: 0.92, maxHeight: 0.6, ground: 0.75 },
  rear: { azimuth: -48, height: 1.35, distance: 8, width: 0.9, maxHeight: 0.64, ground: 0.79 },
};
const t0 = performance.now();
const studio = studioOf(studioLight);
const t1 = performance.now();
const view = views[angle] ?? views.front!;
const spec = (cars as any)[body];
if (angle === 'wheel' || angle === 'interior') {}
const steer = angle === 'front' ? -0.3 : 0;
const scene = sceneOf(body === 'truck' ? await truckPieces() : body === 'semi-trailer' ? await trailerPieces() : body === 'atv' ? atvPieces() : body === 'jet-ski' ? jetSkiPieces() : motos[body as 'road'] ? motoPieces(motos[body as 'road']) : angle === 'interior' ? await carInsidePieces(spec) : await carPieces(spec, angle === 'wheel' ? -0.12 : steer, angle === 'wheel' ? 144 : 72));
const t2 = performance.now();
if (body === 'truck' || body === 'semi-trailer') { view.distance *= 1.7; view.height = 1.7; }
let cam = framed(scene.positions, view, 4 / 3);
if (angle === 'wheel') { const w = spec.wheel; cam = { ...cameraAt([w.front - 1.0, -spec.half - 2.4, 0.55], [w.front + 0.12, -spec.half, 0.5], 1.55, 4 / 3) }; }
if (angle === 'interior') { const p = carCockpitPlace(spec); cam = cameraAt([p.cowl + 1.5, 0.02, p.belt + 0.27], [p.cowl + 0.4, -0.08, p.belt - 0.03], 0.6, 4 / 3); }
const e = expose(scene, cam, Number(width), studio, angle === 'interior' ? 'cabin' : 'studio');
const t3 = performance.now();
for (const color of colors.split(',')) {
  const lin = linearOf((colorGroups as any)[color].paint);
  const m = (metallicOf as any)[color];
  const px = develop(e, { body: lin, flake: lin.map((x) => Math.min(1, x * 1.35 + 0.02)) as any, metallic: m }, 1);
  await sharp(px, { raw: { width: e.width, height: e.height, channels: 3 } }).resize(Math.min(1000, e.width)).png().toFile(`/tmp/img/${body}-${color}-${angle}.png`);
}
console.log('studio', t1 - t0 | 0, 'build', t2 - t1 | 0, 'tris', scene.partOf.length, 'expose', t3 - t2 | 0, 'develop', performance.now() - t3 | 0);
