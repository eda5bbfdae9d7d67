/** Outlines of what is being drawn, seen from its side in a studio of 400 × 300: a body, and its wheels as circles. */
type Silhouette = { body: string; wheels: readonly (readonly [x: number, y: number, radius: number])[] };

const low: Silhouette = {
  body: 'M60 198c0-14 6-22 20-25l42-8c24-20 44-29 74-29h24c30 0 50 12 70 31l32 6c14 3 20 11 20 25l-3 8H62z',
  wheels: [
    [118, 206, 22],
    [284, 206, 22],
  ],
};
const long: Silhouette = {
  ...low,
  body: 'M60 198c0-14 6-22 20-25l42-8c24-20 44-29 74-29h84c22 0 38 14 50 35 8 8 12 15 12 27l-3 8H62z',
};
const tall: Silhouette = {
  body: 'M60 200c0-20 4-30 16-33l36-8 26-34c5-6 11-9 20-9h140c11 0 18 5 22 14l16 34c4 9 5 20 5 36l-3 8H62z',
  wheels: [
    [118, 206, 25],
    [284, 206, 25],
  ],
};
const pickup: Silhouette = {
  ...tall,
  body: 'M60 200c0-20 4-30 16-33l36-8 26-34c5-6 11-9 20-9h50c10 0 16 5 20 13l14 34h92c6 0 9 4 9 10l-2 35H62z',
};
const truck: Silhouette = {
  body: 'M54 204v-50c0-32 8-54 28-54h44V82h222v122z',
  wheels: [
    [96, 206, 21],
    [264, 206, 21],
    [312, 206, 21],
  ],
};
const trailer: Silhouette = { ...truck, body: 'M40 82h320v112H40z', wheels: truck.wheels.slice(1) };
const bike: Silhouette = {
  body: 'M104 118l34-6 30 26c20-16 52-18 70 2l60-8-14 18-34 16 30 34-10 8-44-26-30 30h-42l-16-36-20 44-12-4 22-66-24-26z',
  wheels: [
    [116, 194, 38],
    [286, 194, 38],
  ],
};
const quad: Silhouette = {
  body: 'M84 150l40-18 34-34 18-4-4 12-14 20 40 12c16-12 44-14 58 0l56-2-6 18-34 8v32H122v-34z',
  wheels: [
    [122, 196, 35],
    [282, 196, 35],
  ],
};
/** On its stand, as in its picture. */
const jetSki: Silhouette = {
  body: 'M30 168c24-17 64-36 108-44l28-6 18-8 4 6-10 10 14 6c40-3 92 0 126 3l10 10 2 12 46 6-2 30c-8 10-20 12-36 12H132c-40-4-78-19-102-37zM108 203h14v36h-14zM270 203h14v36h-14zM80 236h236v6H80z',
  wheels: [],
};

/** By the body that the address of a picture names; what is not here has none. */
export const silhouettes: Readonly<Record<string, Silhouette>> = {
  sedan: low,
  liftback: low,
  hatchback: long,
  wagon: long,
  coupe: low,
  cabriolet: low,
  suv: tall,
  'suv-3d': tall,
  minivan: tall,
  pickup,
  van: tall,
  microbus: tall,
  truck,
  'semi-trailer': trailer,
  enduro: bike,
  'sport-bike': bike,
  classic: bike,
  road: bike,
  'off-road': bike,
  cross: bike,
  tricycle: quad,
  atv: quad,
  'jet-ski': jetSki,
};
