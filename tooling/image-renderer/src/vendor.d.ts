// What we use of a library that comes without types.

declare module 'fontkit' {
  type Outline = { toSVG(): string };
  type Glyph = { path: Outline };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    hasGlyphForCodePoint(point: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  };
  /** Reads a font; throws when the bytes are not one. */
  export function create(bytes: Uint8Array): Font;
}
