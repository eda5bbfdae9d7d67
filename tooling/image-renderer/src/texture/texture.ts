import sharp from 'sharp';

/**
 * A drawing laid over a surface. `look` holds sRGB colour and coverage; `nature` holds gloss (red), emission (green)
 * and glass (blue) of the same shapes. Coordinates are metres from `origin`, `scale` pixels a metre.
 */
export type Texture = {
  width: number;
  height: number;
  scale: number;
  origin: readonly [number, number];
  look: Uint8Array;
  nature: Uint8Array;
};

async function raster(svg: string): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function textureOf(
  look: string,
  nature: string,
  scale: number,
  origin: readonly [number, number],
): Promise<Texture> {
  const [a, b] = await Promise.all([raster(look), raster(nature)]);
  return { width: a.width, height: a.height, scale, origin, look: a.data, nature: b.data };
}
