/** Panoramas of home pages, each in a light of its own: a white hall, the hour after sunset. */
export const panoramaNames = ['hero', 'hero-dusk'] as const;
export type PanoramaName = (typeof panoramaNames)[number];
export const isPanorama = (scene: string): scene is PanoramaName =>
  (panoramaNames as readonly string[]).includes(scene);

/** Scenes that are drawn, each in two lights. */
export const sceneStems = ['showroom', 'service', 'delivery', 'credit', 'tradein', 'insurance'] as const;
export type SceneStem = (typeof sceneStems)[number];
/** How the name of a scene ends in a light. */
export const sceneLights = { noon: '', dusk: '-dusk' } as const;
type SceneLight = keyof typeof sceneLights;
const lightNames = Object.keys(sceneLights) as SceneLight[];

export type SceneName = `${SceneStem}${(typeof sceneLights)[SceneLight]}` | PanoramaName;
export const sceneNames: readonly SceneName[] = [
  ...lightNames.flatMap((light) => sceneStems.map((stem) => `${stem}${sceneLights[light]}` as const)),
  ...panoramaNames,
];
