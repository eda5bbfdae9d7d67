type Rgb = readonly [red: number, green: number, blue: number];

/** What stands behind and under a subject, in linear light. */
export type Surroundings = {
  /** Wall or sky in the corners of the picture and behind the subject. */
  corners: Rgb;
  middle: Rgb;
  /** Light that lies along the horizon. */
  horizon?: Rgb;
  /** Floor against that of the studio. */
  floor: Rgb;
  /** Where the floor has become wall: the fall of the line of sight. Paper curves up gently, ground ends at the horizon. */
  curve: number;
  /** Share of the subject that the floor mirrors, seen from above. */
  mirror: number;
};

const grey = (x: number): Rgb => [x * 0.985, x * 0.997, x * 1.012];

/** A roll of white paper that curves up behind the car. */
export const studioPaper: Surroundings = {
  corners: grey(0.44),
  middle: grey(0.83),
  floor: grey(1),
  curve: 0.2,
  mirror: 0.16,
};

/** A hall that is all white. */
export const whiteHall: Surroundings = {
  corners: grey(0.68),
  middle: grey(1.02),
  floor: grey(1.2),
  curve: 0.2,
  mirror: 0.22,
};

/** A clear noon over pale paving. */
export const noon: Surroundings = {
  corners: [0.24, 0.41, 0.66],
  middle: [0.5, 0.67, 0.88],
  horizon: [0.34, 0.24, 0.09],
  floor: [0.66, 0.665, 0.67],
  curve: 0.1,
  mirror: 0.05,
};

/** The hour after sunset: navy above, amber along the horizon, wet paving. */
export const dusk: Surroundings = {
  corners: [0.007, 0.018, 0.062],
  middle: [0.02, 0.044, 0.125],
  horizon: [0.6, 0.31, 0.1],
  floor: [0.062, 0.078, 0.125],
  curve: 0.12,
  mirror: 0.3,
};

/** The same roll of paper in navy, when the hall's lamps are on. */
export const eveningPaper: Surroundings = {
  corners: [0.012, 0.022, 0.055],
  middle: [0.075, 0.105, 0.19],
  floor: [0.16, 0.19, 0.27],
  curve: 0.2,
  mirror: 0.24,
};
