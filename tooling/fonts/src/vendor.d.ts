// What we use of two libraries that come without types.

declare module 'fontkit' {
  type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    /** Characters that the font can show. */
    characterSet: number[];
    variationAxes: Record<string, { min: number; max: number }>;
    availableFeatures: string[];
    glyphForCodePoint(point: number): Glyph;
    /** The font at a place on its axes. */
    getVariation(axes: Record<string, number>): Font;
  };
  type Outline = { scale(x: number, y: number): Outline; translate(x: number, y: number): Outline; toSVG(): string };
  type Glyph = { advanceWidth: number; path: Outline };
  /** Reads a font; throws when the bytes are not one. */
  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
