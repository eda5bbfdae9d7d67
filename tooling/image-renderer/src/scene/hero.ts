import type { Material, Piece } from '../mesh/scene.ts';
import { type Camera, cameraAt } from '../raster/camera.ts';
import { stageMaterials as m, solid, stood } from './stage.ts';
import { parked } from './stage-floor.ts';

/** A gate without a house, half a metre deep. Low: words stand in the sky above it (`home-hero.css.ts`). */
function gate(half: number, tall: number, thick: number, material: Material): Piece[] {
  return [
    ...[-half, half].map((x) => solid([x, 0, tall / 2], [thick, 0.25, tall / 2], material)),
    solid([0, 0, tall - thick], [half + thick, 0.25, thick], material),
  ];
}

/** An orange coupe between white and graphite, noses to the left; the red-orange gate behind it. */
export async function heroPieces(): Promise<Piece[]> {
  return [
    ...(await parked(['coupe', 'orange'], { x: -0.2, y: -0.6, turn: 0 }, -0.28)),
    ...(await parked(['suv', 'white'], { x: 5.2, y: -0.3, turn: -4 }, -0.2)),
    ...(await parked(['sedan', 'black'], { x: -0.9, y: 4.6, turn: 6 }, -0.2)),
    ...stood(gate(2.6, 2.3, 0.14, m.ember), 0, { x: 4.3, y: 4.2, turn: -38 }),
  ];
}

export const heroView = (aspect: number): Camera =>
  aspect > 1
    ? cameraAt([-7.6, -9.6, 1.35], [0.1, 0.1, 0.86], 1.12, aspect)
    : cameraAt([-7.6, -9.6, 1.35], [-0.6, -0.8, 1.0], 1.75, aspect);

/** After sunset, noses to the right: a navy saloon before amber gates, a sand-coloured off-roader behind it. */
export async function heroDuskPieces(): Promise<Piece[]> {
  const gates = [0, 1, 2].flatMap((i) =>
    stood(gate(2.3 + i * 0.1, 2.25, 0.085, m.amberLit), 0, { x: -3.2 - i * 2.5, y: 3.4 + i * 2.6, turn: 38 }),
  );
  return [
    ...(await parked(['sedan', 'blue'], { x: 0.5, y: -0.4, turn: 180 }, 0.28)),
    ...(await parked(['suv', 'beige'], { x: -5.4, y: 0.6, turn: 184 }, 0.2)),
    ...gates,
  ];
}

export const heroDuskView = (aspect: number): Camera =>
  aspect > 1
    ? cameraAt([8.6, -8.8, 1.05], [-0.6, 0.1, 0.9], 1.12, aspect)
    : cameraAt([8.6, -8.8, 1.05], [0.7, -0.6, 1.05], 1.7, aspect);
