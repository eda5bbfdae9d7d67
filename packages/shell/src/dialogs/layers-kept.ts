export const layersKey = 'showroomLayers';

/** How many layers (an opened menu, the sheet of a filter) the current entry of the history lies under. */
export const layersKept = (): number => history.state?.[layersKey] ?? 0;
