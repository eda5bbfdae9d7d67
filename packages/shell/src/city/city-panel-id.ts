/** Id of the dialog 'Город', for the buttons that open it. */
export const cityPanelId = 'city-panel';
