export const layersKey = 'showroomLayers';

/** How many layers the current entry of the history lies under (`layer-history.ts`). */
export const layersKept = (): number => history.state?.[layersKey] ?? 0;
