/** What `FrameIsland` hears of: a press that asks the browser where its visitor is. */
export const locates = { 'data-locate': '' } as const;

export const locateWords = 'Определить';
