import type { PictureFace } from '@showroom/domain/picture-faces';
import type { Vec2 } from '../mesh/vec.ts';

/** Character of the front and the tail; the drawings are parametrised by it. */
type Face = 'sport' | 'family' | 'offroad' | 'work';
export type Rims = 'blades' | 'twin' | 'turbine' | 'rugged' | 'steel';

/** A car as a designer's side view: every number is metres, x from the nose, z from the floor. */
export type CarSpec = {
  length: number;
  /** Half of the width without mirrors. */
  half: number;
  wheel: { radius: number; rim: number; width: number; front: number; rear: number };
  /** Height of the sill above the floor, by x. */
  bottom: readonly Vec2[];
  /** Height of the shoulder: edge of the bonnet, belt line, edge of the boot lid, by x. */
  edge: readonly Vec2[];
  /** Height of the bonnet and the boot lid on the centre line, by x. */
  center: readonly Vec2[];
  /** How far the nose and the tail sweep back at the corners. */
  noseSweep: number;
  tailSweep: number;
  /** Extra set-back of the nose (bottom to top, ten rows) and the tail. */
  noseRows: readonly number[];
  tailRows: readonly number[];
  /** Swell of the fenders over the wheels. */
  fender: number;
  /** The cabin: windscreen foot and header, rear header and foot, roof line on the centre, inward lean of the sides. */
  cabin: {
    cowl: number;
    header: number;
    rearHeader: number;
    rearFoot: number;
    roof: readonly Vec2[];
    lean: number;
    /** Height of the rear window's foot above the edge line when the tail is tall. */
    rearRise?: number;
  };
  /** Outline of the side windows as a whole, and the x of the pillars between them. */
  windows: readonly Vec2[];
  pillars: readonly number[];
  /** Rear edges of the doors, front edge first. */
  doors: readonly number[];
  /** The last door slides on a rail. */
  sliding?: boolean;
  /** No windows behind this x (vans). */
  blindFrom?: number;
  face: Face;
  /** Pattern of grille and lamps; the bars when absent. */
  pattern?: PictureFace;
  /** Which of a family's four grilles and lamps; the family's own when absent. */
  variant?: number;
  /** Head and tail lamps of their time: plain boxes behind glass, or the drawn-out ones when absent. */
  oldLamps?: true;
  /** Width of the pillars, against today's. */
  pillarWidth?: number;
  rims: Rims;
  /** Black cladding on arches and sills. */
  cladding: boolean;
  rails: boolean;
  /** Heights of head lamps, grille and tail lamps. */
  lampZ: number;
  grille: { bottom: number; top: number; half: number };
  tailZ: readonly [number, number];
  /** Split of the tail: lid (saloon) or a hatch that takes the window with it. */
  lid: 'boot' | 'hatch' | 'doors' | 'tailgate';
  open?: 'cabriolet' | 'pickup';
  /** A lorry's cab: the builder makes no rear wheels and no rear arch. */
  cabOnly?: true;
};
