import type { PictureCabin } from '@showroom/domain/picture-cabin';
import { curve } from '../mesh/curve.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { Coverage, Material, Part, Piece } from '../mesh/scene.ts';
import { both } from '../mesh/scene.ts';
import { type Grid, gridMesh } from '../mesh/surface.ts';
import { mix } from '../mesh/vec.ts';
import { isGlassAt } from '../raster/texture-sample.ts';
import type { Texture } from '../texture/texture.ts';
import { bed } from './bed.ts';
import { bodyGrid, inArch, topRow } from './body.ts';
import { bodyDrawing } from './body-drawing.ts';
import { cabinGrid, cabinTopRow, rearColumn, screenColumn } from './cabin.ts';
import { screens, sideWindows } from './cabin-drawing.ts';
import { cabinInside } from './cabin-inside.ts';
import type { CarSpec } from './car-spec.ts';
import { cockpit } from './cockpit.ts';
import { carCockpitPlace } from './cockpit-place.ts';
import { doorMirror, handles } from './door-parts.ts';
import { materials } from './materials.data.ts';
import { roofParts } from './roof-parts.ts';
import { topDrawing } from './top-drawing.ts';
import { underside } from './underside.ts';
import { wallMapOf } from './wall-map.ts';
import { axle } from './wheel.ts';

const slice = (g: Grid, rows: readonly [number, number], cols: readonly [number, number]): Grid => ({
  rows: rows[1] - rows[0] + 1,
  cols: cols[1] - cols[0] + 1,
  at: (r, c) => g.at(r + rows[0], c + cols[0]),
});

/** Lower body: walls with their drawing, then bonnet and deck. */
async function body(c: CarSpec, fromInside: boolean): Promise<Piece[]> {
  const grid = bodyGrid(c);
  const map = wallMapOf(grid);
  // Of its walls the driver sees the lining alone. Drawings are made beside this thread, which builds the shapes meanwhile.
  const drawings = Promise.all([fromInside ? undefined : bodyDrawing(c, map), topDrawing(c)]);
  const end = grid.cols - 1;
  const wallMesh = gridMesh(slice(grid, [0, topRow], [0, end]), {
    st: (p, _, col) => [map.ofColumn[col] ?? 0, p[2]],
    flip: true,
  });
  const topMesh = gridMesh(slice(grid, [topRow, grid.rows - 1], [0, end]), {
    st: (p) => [p[0], Math.abs(p[1])],
    flip: true,
  });
  const [walls, top] = await drawings;
  const cut: Coverage = (x, y, z) => (!fromInside && inArch(c, x, y, z) ? 0 : 1);
  // Triangles are some millimetres long, an arch is round over half a metre.
  const wallPart: Part = {
    material: materials.paint,
    ...(walls ? { texture: walls } : {}),
    coverage: cut,
    cornersTell: true,
  };
  const topPart: Part = {
    material: materials.paint,
    texture: top,
    coverage: (x, y, z) => (inOpening(c, x, y, fromInside) ? 0 : cut(x, y, z, 0, 0)),
    cornersTell: !c.open && !fromInside,
  };
  return [...both({ mesh: wallMesh, part: wallPart }), ...both({ mesh: topMesh, part: topPart })];
}

/** Cockpit of an open car, bed of a pickup. */
function inOpening(c: CarSpec, x: number, y: number, fromInside: boolean): boolean {
  const { cowl, rearFoot } = c.cabin;
  if (fromInside) return x > cowl + 0.16 && x < rearFoot && Math.abs(y) < c.half - 0.12;
  if (!c.open) return false;
  const [from, to, side] =
    c.open === 'pickup'
      ? [rearFoot + 0.04, c.length - 0.1, c.half - 0.14]
      : [cowl + 0.3, rearFoot - 0.55, c.half - 0.17];
  const inner = Math.abs(y) < side;
  return inner && x > from + (Math.abs(y) / side) ** 6 * 0.12 && x < to - (Math.abs(y) / side) ** 6 * 0.12;
}

/** Of an open car's cabin only the windscreen with its frame stays. */
function frameOnly(c: CarSpec): Coverage | undefined {
  if (c.open !== 'cabriolet') return undefined;
  const { cowl, header } = c.cabin;
  const low = curve(c.edge)(cowl);
  const high = curve(c.cabin.roof)(header);
  return (x, _y, z) => (x < mix(cowl + 0.3, header + 0.17, (z - low) / (high - low)) && x < header + 0.17 ? 1 : 0);
}

const glazed = (texture: Texture, glass: Material, keep?: Coverage): Part => ({
  material: glass === materials.clearGlass ? materials.paintLined : materials.paint,
  texture,
  glassMaterial: glass,
  coverage: (x, y, z, s, t) => (keep && keep(x, y, z, s, t) === 0 ? 0 : isGlassAt(texture, s, t) ? 2 : 1),
});

async function cabin(c: CarSpec, fromInside: boolean): Promise<Piece[]> {
  const clear = fromInside ? materials.clearGlass : materials.glass;
  const grid = cabinGrid(c);
  const drawings = Promise.all([sideWindows(c), screens(c)]);
  const last = grid.cols - 1;
  const keep = frameOnly(c);
  const wall = (cols: readonly [number, number], flat: 0 | 1): Mesh =>
    gridMesh(slice(grid, [0, cabinTopRow], cols), {
      st: (p) => [flat === 0 ? p[0] : Math.abs(p[1]), p[2]],
      flip: true,
    });
  const front = wall([0, screenColumn], 1);
  const side = wall([screenColumn, rearColumn], 0);
  const rear = wall([rearColumn, last], 1);
  const roof = gridMesh(slice(grid, [cabinTopRow, grid.rows - 1], [0, last]), { flip: true });
  const [sides, ends] = await drawings;
  return [
    ...both({ mesh: front, part: glazed(ends.front, clear, keep) }),
    ...both({ mesh: side, part: glazed(sides, clear, keep) }),
    ...both({ mesh: rear, part: glazed(ends.rear, fromInside ? clear : materials.privacy, keep) }),
    ...both({
      mesh: roof,
      part: { material: fromInside ? materials.paintLined : materials.paint, ...(keep ? { coverage: keep } : {}) },
    }),
  ];
}

/** A car but its wheels. */
export async function carriage(c: CarSpec): Promise<Piece[]> {
  const skin = Promise.all([body(c, false), cabin(c, false)]);
  const rest = [
    ...underside(c),
    ...cabinInside(c),
    ...doorMirror(c),
    ...handles(c),
    ...roofParts(c),
    ...(c.open === 'pickup' ? bed(c) : []),
  ];
  return [...(await skin).flat(), ...rest];
}

/** A whole car. `steer` turns the front wheels (radians), so that a three-quarter view shows their faces. */
export async function carPieces(c: CarSpec, steer = 0, detail = 72, rest = carriage(c)): Promise<Piece[]> {
  const { wheel } = c;
  const face = c.half - 0.012;
  const wheels = [
    ...axle(wheel, c.rims, wheel.front, face, steer, detail),
    ...(c.cabOnly ? [] : axle(wheel, c.rims, wheel.rear, face, 0, detail)),
  ];
  return [...(await rest), ...wheels];
}

/** The same car from the driver's place: its own pillars and bonnet round a cockpit. */
export async function carInsidePieces(c: CarSpec, room: PictureCabin): Promise<Piece[]> {
  const [inside, lower, upper] = await Promise.all([cockpit(carCockpitPlace(c), room), body(c, true), cabin(c, true)]);
  return [...lower, ...upper, ...inside, ...doorMirror(c)];
}
