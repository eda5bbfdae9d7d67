/** Which characters we keep, and the file of the package that holds them. */
export type Subset = { name: string; source: string; characters: string };

export type Family = {
  family: string;
  package: string;
  /** First part of every file name, ours and the package's. */
  slug: string;
  subsets: readonly Subset[];
  /**
   * Narrows the weights that the file keeps. Unset where the package's own packing of the whole axis is tighter:
   * Golos Text grows by 5 kB when it is narrowed.
   */
  weights?: { min: number; max: number };
};

/** Raise it when the files change: their names carry it, and browsers keep a name for a year. */
export const edition = 2;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Russian letters and №. */
const cyrillic = `${range(0x0410, 0x044f)}Ёё№`;
/** Basic Latin, the accented letters and signs that names and prices of cars need, the punctuation of Russian text. */
const latin = `${range(0x20, 0x7e)}\u00a0\u2009«»©®°±²³·×–—‘’“”„…•−ÄÖÜäöüßÉàáâåçèéêëíïñóôø`;
/** The rouble lies in a file of its own in the packages. */
const signs = '₽';

// Latin comes first: a merged font has the figures of one width from its first part.
const subsetsOf = (slug: string): Subset[] =>
  Object.entries({ latin, cyrillic, signs }).map(([name, characters]) => ({
    name,
    source: `${slug}-${name === 'signs' ? 'latin-ext' : name}-wght-normal.woff2`,
    characters,
  }));

const family = (name: string, slug: string, narrowed: Pick<Family, 'weights'> = {}): Family => ({
  ...narrowed,
  family: name,
  package: `@fontsource-variable/${slug}`,
  slug,
  subsets: subsetsOf(slug),
});

/** The variable families that a brand may choose from by the name in its `theme.tokens.ts`. */
export const families: readonly Family[] = [
  family('Golos Text', 'golos-text'),
  family('Onest', 'onest', { weights: { min: 400, max: 800 } }),
];
