/** The query that the pipeline wrote into a path: `-` where there is none. */
export const hiddenQuery = (text: string): URLSearchParams =>
  new URLSearchParams(text === '-' ? '' : decodeURIComponent(text));
