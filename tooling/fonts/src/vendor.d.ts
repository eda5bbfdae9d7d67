// What we use of a library that comes without types.

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
