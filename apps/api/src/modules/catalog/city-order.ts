/** Of so many places of «Рекомендуем» the first `ownPlaces` are of the visitor's city, the rest of others (PD-175). */
const block = 24;
const ownPlaces = 18;

/** The place of the nth vehicle of the city, or of the nth of the others; where one kind runs out the other closes up. */
function placeOf(own: boolean, nth: number): number {
  const size = own ? ownPlaces : block - ownPlaces;
  return Math.floor(nth / size) * block + (nth % size) + (own ? 0 : ownPlaces);
}

/** The same to the database, over rows with `own` and their number `nth` among their kind, from 0. */
export const placeSql = `case when own then nth / ${ownPlaces} * ${block} + nth % ${ownPlaces}
  else nth / ${block - ownPlaces} * ${block} + nth % ${block - ownPlaces} + ${ownPlaces} end`;

/** The first `count` of an order, with the city's own before the others in each block. */
export function mixedByCity<T>(order: Iterable<T>, isOwn: (item: T) => boolean, count: number): T[] {
  const placed: { item: T; place: number }[] = [];
  const met = { own: 0, other: 0 };
  for (const item of order) {
    const own = isOwn(item);
    const kind = own ? 'own' : 'other';
    if (met[kind] < count) placed.push({ item, place: placeOf(own, met[kind]) });
    met[kind] += 1;
    if (met.own >= count && met.other >= count) break;
  }
  return placed
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}
