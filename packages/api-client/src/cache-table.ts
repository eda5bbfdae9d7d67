/**
 * The cache table: what is cached, under which tag, for how long, and what invalidates it.
 * Times are seconds: `stale` in the browser's router, `revalidate` as a safety net on the server, `expire` as the last resort
 * while the API is down. What really empties an entry is the API's call to /revalidate with the tag.
 */
const aDay = 86_400;
const long = { stale: 300, revalidate: 900, expire: 30 * aDay } as const;

export const cacheTable = {
  stock: { tag: 'stock', life: long, emptiedBy: 'a vehicle is added, changes or leaves' },
  vehicles: { tag: 'vehicles', life: long, emptiedBy: 'any vehicle may have changed' },
  marks: { tag: 'marks', life: long, emptiedBy: 'stock counts or marks change' },
  goods: { tag: 'goods', life: long, emptiedBy: 'an item of the shop, its price or its stock changes' },
  items: { tag: 'items', life: long, emptiedBy: 'any item of the shop may have changed' },
  dealers: { tag: 'dealers', life: long, emptiedBy: 'a dealer centre changes' },
  content: { tag: 'content', life: long, emptiedBy: 'a page, an article, a vacancy or an SEO text changes' },
  banners: { tag: 'banners', life: long, emptiedBy: 'a banner of the header begins, ends or changes' },
} as const;

/** Tag of one vehicle's page, emptied in place of `vehicles` when a few are known to have changed. */
export const vehicleTag = (id: number): string => `vehicle-${id}`;

/** Tag of the page of one item of the shop, emptied in place of `items` when a few are known to have changed. */
export const itemTag = (id: number): string => `item-${id}`;

/** Every tag that a shell empties when it starts, so that a cached build never shows old stock. */
export const allTags: readonly string[] = Object.values(cacheTable).map((row) => row.tag);
