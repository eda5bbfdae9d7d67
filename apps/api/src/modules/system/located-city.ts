/** Cities that a location service can answer; the storefront shows its default for those it does not have. */
export type LocatedCity = 'msk' | 'spb' | 'krasnodar';
