/** The two shops: accessories, and spare parts. */
export const shops = { store: 'Аксессуары', parts: 'Запчасти' } as const;
export type Shop = keyof typeof shops;

export const isShop = (text: string): text is Shop => Object.hasOwn(shops, text);

/** Levels of categories; items hang on the last. */
export const categoryLevels = 3;

/** A shelf: a shop, or a category of it with those above it, from the first level down. */
export type Shelf = { shop: Shop; categories: readonly string[] };

/** `/store/shiny/legkovye/`. */
export const shelfHref = ({ shop, categories }: Shelf): string => `/${[shop, ...categories].join('/')}/`;

/** `/item/500001/`. */
export const itemHref = (id: number): string => `/item/${id}/`;
