import type { ColorGroup } from '@showroom/domain/dictionaries';
import type { Material } from '../mesh/scene.ts';
import { stageMaterials as m } from './stage.ts';

/** How a group builds: the light its houses stand in, their front, and what is the same on all of them. */
export type Manner = {
  hour: 'noon' | 'dusk';
  /** `frame`: a slab roof on glass; `colonnade`: pillars under a cornice. */
  front: 'frame' | 'colonnade';
  walls: Material;
  accent: Material;
  leaf: Material;
  /** Two before the house, three in it. */
  cars: readonly [ColorGroup, ColorGroup, ColorGroup, ColorGroup, ColorGroup];
  /** Which end of the house is near. */
  from: 'left' | 'right';
};

/** A house of a manner; metres. */
export type Look = {
  manner: Manner;
  width: number;
  height: number;
  fascia: Material;
  /** Length of a workshop of another height at one end, or none. */
  wing: number;
  canopy: boolean;
  pylon: boolean;
};

/** White and graphite with red-orange, at noon. */
const bright: Manner = {
  hour: 'noon',
  front: 'frame',
  walls: m.wall,
  accent: m.ember,
  leaf: m.leaf,
  cars: ['white', 'orange', 'gray', 'white', 'red'],
  from: 'left',
};

/** Sandstone and navy with amber, lit from inside after sunset. */
const evening: Manner = {
  hour: 'dusk',
  front: 'colonnade',
  walls: m.sand,
  accent: m.amberLit,
  leaf: m.leafDusk,
  cars: ['blue', 'beige', 'white', 'silver', 'beige'],
  from: 'right',
};

/** A group whose colours nobody has told. */
const plain: Manner = { ...bright, accent: m.graphite, cars: ['silver', 'gray', 'white', 'blue', 'silver'] };

const frame = (width: number, height: number, wing: number, more: Partial<Look> = {}): Look => ({
  ...{ manner: bright, width, height, wing, fascia: m.white, canopy: false, pylon: true },
  ...more,
});
const colonnade = (width: number, height: number, wing: number, more: Partial<Look> = {}): Look => ({
  ...{ manner: evening, width, height, wing, fascia: m.navy, canopy: false, pylon: false },
  ...more,
});

/** In the order of their numbers (`buildings.data.ts` of the domain says whose they are). */
export const looks: readonly Look[] = [
  frame(20, 5.6, 5, { fascia: m.graphite }),
  frame(18, 6.4, 0, { canopy: true, pylon: false }),
  frame(22, 5, 6, { canopy: true }),
  frame(17, 7, 4, { pylon: false, fascia: m.graphite, canopy: true }),
  frame(21, 5.8, 0),
  frame(19, 6.2, 6, { fascia: m.graphite, pylon: true, canopy: true }),
  colonnade(19, 6.6, 0),
  colonnade(17, 7.4, 4),
  colonnade(21, 6, 0, { fascia: m.sand }),
  colonnade(18, 6.2, 5, { fascia: m.sand }),
  colonnade(16, 7, 0, { pylon: true }),
  colonnade(20, 6.8, 5, { pylon: true }),
  frame(20, 5.8, 5, { manner: plain, fascia: m.stone }),
  frame(18, 6.4, 0, { manner: plain, canopy: true, pylon: false, fascia: m.timber }),
  frame(21, 5.4, 6, { manner: plain }),
];
