/** What `FrameIsland` hears of: a press that asks the browser where its visitor is. */
export const locates = { 'data-locate': '' } as const;

/** The short words stand beside the city's name. */
export const locateWords = 'Определить';
export const locateLabel = 'Определить город';
