/** Geographic coordinates, degrees. */
export type Place = readonly [latitude: number, longitude: number];
/** A place on the map, in its own units from the top left corner. */
export type Spot = { x: number; y: number };

/** Visible square area, north up. */
export type Frame = { centre: Place; spanKm: number };

/** Side of every map in its own units. */
export const planSize = 400;

const kmPerDegree = 111.2;

/** Kilometres east and south of the frame's centre (flat approximation). */
function offset([latitude, longitude]: Place, [lat0, lon0]: Place): Spot {
  return {
    x: (longitude - lon0) * kmPerDegree * Math.cos((lat0 * Math.PI) / 180),
    y: (lat0 - latitude) * kmPerDegree,
  };
}

export function project(place: Place, { centre, spanKm }: Frame): Spot {
  const { x, y } = offset(place, centre);
  const scale = planSize / spanKm;
  return { x: planSize / 2 + x * scale, y: planSize / 2 + y * scale };
}

/** The frame, widened about its centre until every place lies inside with a margin of `margin` of the side. */
export function widen(frame: Frame, places: readonly Place[], margin = 0.06): Frame {
  const reach = places.map((place) => {
    const { x, y } = offset(place, frame.centre);
    return Math.max(Math.abs(x), Math.abs(y));
  });
  return { ...frame, spanKm: Math.max(frame.spanKm, ...reach.map((km) => (2 * km) / (1 - 2 * margin))) };
}
