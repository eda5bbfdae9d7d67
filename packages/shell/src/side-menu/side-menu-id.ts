/** Id of the side menu's dialog, for the button that opens it. */
export const sideMenuId = 'side-menu';
