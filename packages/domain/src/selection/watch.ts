/** What can be watched: a search, the price of a vehicle, vehicles like one that went, an item of the shop that is out of stock. */
export const watchKinds = ['search', 'price', 'similar', 'item'] as const;
export type WatchKind = (typeof watchKinds)[number];

/** How soon a find is told. */
export const watchPaces = ['at-once', 'daily'] as const;
export type WatchPace = (typeof watchPaces)[number];

export const watchPaceNames: Readonly<Record<WatchPace, string>> = {
  'at-once': 'Сразу',
  daily: 'Раз в\u00a0день',
};

/** Most watches of one customer. */
export const maxWatches = 100;

/** Hour of the day, Moscow time, from which digests go out. */
export const digestHour = 10;

const moscowMs = 3 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The last moment at which a digest was due, ms: a digest made before it is to be made again. */
export function lastDigestDue(now: number): number {
  const offset = moscowMs - digestHour * 3_600_000;
  return Math.floor((now + offset) / dayMs) * dayMs - offset;
}
