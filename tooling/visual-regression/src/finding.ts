/** Result of one picture against the baseline. Paths are relative to it: `asc/kit-button--tones.webp`. */
export type Finding = { path: string; kind: 'changed' | 'new' | 'orphan'; reason: string };
