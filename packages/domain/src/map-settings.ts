/** What a page with a map is told of the maps service. */
export type MapSettings = { key: string; origin: string };

/** Attribute of the document element that holds them as JSON; without it the drawn map stands alone. */
export const mapAttribute = 'data-map';
