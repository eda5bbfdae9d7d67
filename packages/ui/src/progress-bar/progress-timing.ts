/** A quick answer shows no indicator at all: it appears after this many milliseconds (PRD-9). */
export const progressThrottle = 200;
/** In how many milliseconds it runs from edge to edge (PRD-9). */
export const progressDuration = 2000;
/** An answer that never comes takes the indicator away after this many milliseconds. */
export const progressPatience = 10_000;
