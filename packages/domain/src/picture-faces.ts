/** Faces of cars: the pattern of grille and lamps that a family of marks is known by. No emblem is drawn. */
export const pictureFaces = [
  'bars',
  'kidney',
  'shield',
  'slots',
  'slim',
  'closed',
  'upright',
  'split',
  'round',
  'plain',
] as const;
export type PictureFace = (typeof pictureFaces)[number];
