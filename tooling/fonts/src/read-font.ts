import * as fontkit from 'fontkit';

export type Font = fontkit.Font;

/** Reads a file of one font; throws when the bytes are none, or are a collection. */
export function readFont(bytes: Uint8Array): Font {
  const font = fontkit.create(Buffer.from(bytes));
  if ('fonts' in font) throw new Error('A collection of fonts where one font is expected');
  return font;
}
