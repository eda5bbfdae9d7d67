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
    glyphForCodePoint(point: number): { advanceWidth: number };
  };
  /** Reads a font; throws when the bytes are not one. */
  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
