/** Colour as `#rrggbb`: contrast and derived shades are computed from it. */
export type Hex = `#${string}`;

/** Everything that changes when a part of the page lies on a ground of its own: header, footer, dark band. */
export type Ground = {
  surface: Hex;
  text: Hex;
  textQuiet: Hex;
  action: Hex;
  onAction: Hex;
  /** Hairlines that only divide. */
  line: Hex;
  /** Borders that carry meaning: fields, outlined buttons. At least 3:1 on the ground. */
  lineStrong: Hex;
  focus: Hex;
};

/**
 * What a brand decides. Plain data, named by role, never by component or place.
 * Hover and pressed shades, soft fills, spacing and type steps are derived from it by `deriveTheme`.
 */
export type ThemeTokens = {
  color: Ground & {
    /** Cards, panels and dialogs above the page. */
    surfaceRaised: Hex;
    /** Wells, sunken bands, image plates, skeletons. */
    surfaceSunken: Hex;
    /** A quiet fill in the colour of action: chosen rows, hovered links. */
    actionSoft: Hex;
    /** The brand's loud colour, for fills only: badges, marks. */
    accent: Hex;
    onAccent: Hex;
    critical: Hex;
    positive: Hex;
    notice: Hex;
  };
  /** The ground that carries the brand at the top of every page. */
  brand: Ground;
  /** The dark ground: footer, bands. */
  inverse: Ground;
  /** Pixels. */
  radius: { s: number; m: number; l: number; pill: number };
  /** 1 keeps the steps of 4 px; larger gives more air to steps above 8 px, which stay multiples of 4. */
  density: number;
  type: {
    family: string;
    headingFamily: string;
    weight: { regular: number; medium: number; strong: number; heading: number };
    /** Ratio between neighbouring sizes at 390 px and at 1440 px of width. */
    ratio: { narrow: number; wide: number };
    /** Letter spacing of headings in em. */
    headingTracking: number;
  };
  /** Elevation: resting card and floating layer. */
  shadow: { low: string; high: string };
  /** Milliseconds, at most 200. */
  motion: { fast: number; base: number };
};
