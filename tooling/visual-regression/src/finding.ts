/** What one run says against the baseline about one picture. Paths are those below the baseline: `asc/kit-button--tones.webp`. */
export type Finding = { path: string; kind: 'changed' | 'new' | 'orphan'; reason: string };
