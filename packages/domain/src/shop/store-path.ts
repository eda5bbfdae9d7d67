/** `store` sells accessories, `parts` sells spare parts: two trees of categories. */
export const shopCodes = ['store', 'parts'] as const;
export type ShopCode = (typeof shopCodes)[number];

export const isShopCode = (text: string): text is ShopCode => (shopCodes as readonly string[]).includes(text);

/** Address of a shelf: `/store/`, `/parts/filtry/maslyanye/`. */
export const storePath = (shop: ShopCode, ...categories: readonly string[]): string =>
  `/${[shop, ...categories].join('/')}/`;

/** Address of an item. */
export const itemPath = (id: number): string => `/item/${id}/`;
