import { dealerBuildings } from '@showroom/domain/buildings';
import { type PictureDensity, pictureSizes } from '@showroom/domain/picture';
import { panoramaNames, type SceneName, sceneNames } from '@showroom/domain/scene';

export const adviserVariants = 12;

/** `dealer/3`, `adviser/11`, `scene/service`. */
export type Drawn = `dealer/${number}` | `adviser/${number}` | `scene/${SceneName}`;

export type DrawnSize = { width: number; height: number; densities: readonly PictureDensity[] };

const count = (n: number, of: string) => Array.from({ length: n }, (_, i) => `${of}/${i + 1}`);
const all: ReadonlySet<string> = new Set([
  ...count(dealerBuildings, 'dealer'),
  ...count(adviserVariants, 'adviser'),
  ...sceneNames.map((name) => `scene/${name}`),
]);

export const isDrawn = (name: string): name is Drawn => all.has(name);
export const allDrawn = (): Drawn[] => [...all].filter(isDrawn);

const bothDensities = [1, 2] as const;
const photo: Record<string, DrawnSize> = Object.fromEntries(
  Object.entries(pictureSizes).map(([name, size]) => [name, { ...size, densities: bothDensities }]),
);
const avatar: Record<string, DrawnSize> = { avatar: { width: 240, height: 240, densities: bothDensities } };
const hero: Record<string, DrawnSize> = {
  wide: { width: 1920, height: 900, densities: [1] },
  medium: { width: 960, height: 450, densities: bothDensities },
  narrow: { width: 480, height: 600, densities: bothDensities },
};

const panoramas: ReadonlySet<string> = new Set(panoramaNames.map((name) => `scene/${name}`));

/** Sizes in CSS pixels at density 1, by name. */
export function drawnSizes(drawn: Drawn): Record<string, DrawnSize> {
  if (panoramas.has(drawn)) return hero;
  return drawn.startsWith('adviser/') ? avatar : photo;
}

/** A path of each, those of the home page first: to draw one is to draw all its sizes. */
export function drawnPaths(): string[] {
  const names = allDrawn();
  const scenes = names.filter((name) => name.startsWith('scene/'));
  return [...new Set([...scenes, ...names])].map((name) => `${name}/${Object.keys(drawnSizes(name))[0]}.webp`);
}
