/** Id of the side menu's dialog, for the button that opens it. */
export const sideMenuId = 'side-menu';

/** Id of the panel that an entry opens, and of the one that a group of it opens. */
export const panelId = (...codes: readonly (string | number)[]): string => [sideMenuId, ...codes].join('-');
