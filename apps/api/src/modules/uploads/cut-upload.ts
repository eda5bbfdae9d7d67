import { pictureDensities, pictureSizes } from '@showroom/domain/picture';
import sharp from 'sharp';

/** Narrower or lower originals would be blurred where they are shown largest. */
export const smallestUpload = { width: 960, height: 720 } as const;
const mostPixels = 60e6;

export type UploadFile = { size: string; bytes: Buffer };
export type Upload = { width: number; height: number; files: UploadFile[] };

/**
 * Cuts a photograph to the sizes of all pictures (4:3, the middle of it) and encodes it anew, so that nothing of the original file
 * but what is seen remains: no place, no name of a camera. Null for what cannot be decoded, `small` for what has too few pixels.
 */
export async function cutUpload(original: Uint8Array): Promise<Upload | 'small' | null> {
  const open = () => sharp(original, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  try {
    const { info, data } = await open().flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer({
      resolveWithObject: true,
    });
    const { width, height, channels } = info;
    if (width < smallestUpload.width || height < smallestUpload.height) return 'small';
    const files: UploadFile[] = [];
    for (const [name, size] of Object.entries(pictureSizes))
      for (const density of pictureDensities) {
        const bytes = await sharp(data, { raw: { width, height, channels } })
          .resize(size.width * density, size.height * density, { fit: 'cover', kernel: 'lanczos3' })
          .webp({ quality: density === 2 ? 72 : 80, effort: 4, smartSubsample: true })
          .toBuffer();
        files.push({ size: `${name}${density === 2 ? '@2x' : ''}`, bytes });
      }
    return { width, height, files };
  } catch {
    return null;
  }
}
